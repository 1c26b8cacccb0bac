import { makeUsedLicense } from '@inventory-console/api-mocks/fixtures/licenses'
import { makeHostDetail } from '@inventory-console/api-mocks/fixtures/oracle'
import { describe, expect, test } from 'vitest'
import type { Column } from '../../../data-table/columns/column.ts'
import { formatFor } from '../../../lib/format.ts'
import { countedBy, licenseColumns } from './databases/LicensesTab.tsx'
import { missingColumns } from './databases/MissingDatabases.tsx'
import { fileSystemColumns } from './FileSystemsDialog.tsx'
import { shardColumns, shardDbColumns, statsBlocks, statsColumns } from './mongodb/MongodbDatabases.tsx'
import {
  mysqlBlocks,
  mysqlDatabaseColumns,
  mysqlSchemaColumns,
  mysqlSegmentColumns,
} from './mysql/MysqlDatabases.tsx'
import {
  postgresqlDatabaseBlocks,
  postgresqlDatabaseColumns,
  schemaColumns,
  settingBlocks,
} from './postgresql/PostgresqlDatabases.tsx'
import {
  backupColumns,
  featureColumns,
  fileGroupColumns,
  objectColumns,
  patchColumns,
  sqlServerDatabaseColumns,
} from './sqlServer/SqlServerDatabases.tsx'

const columnTexts = <Row>(columns: readonly Column<Row>[]) =>
  columns.map(({ id, kind, filter }) => (filter === undefined ? `${id} ${kind}` : `${id} ${kind} ${filter}`))

describe('columns', () => {
  test.each([
    [
      'file systems',
      columnTexts(fileSystemColumns),
      'mountedOn text, usedPercent fill, size bytes, usedSpace bytes, availableSpace bytes, filesystem text, type text',
    ],
    [
      'missing databases',
      columnTexts(missingColumns),
      'name text, ignored boolean yesNo, ignoredComment text',
    ],
    [
      'licenses',
      columnTexts(licenseColumns),
      'description text text, licenseTypeID text text, metric text oneOf, counted badge oneOf, usedLicenses number, clusterLicenses number, ignoredComment text',
    ],
    [
      'MySQL databases',
      columnTexts(mysqlDatabaseColumns),
      'name text text, charset text oneOf, collation text oneOf, encrypted boolean yesNo',
    ],
    [
      'MySQL tables',
      columnTexts(mysqlSegmentColumns),
      'tableName text text, tableSchema text oneOf, engine text oneOf, data number, allocation number, index number, free number range',
    ],
    [
      'MySQL schemas',
      columnTexts(mysqlSchemaColumns),
      'name text text, engine text oneOf, allocation number range',
    ],
    [
      'SQL Server databases',
      columnTexts(sqlServerDatabaseColumns(String)),
      'name link text, status status oneOf, recoveryModel text oneOf, collationName text oneOf, alloc number, maxServerMemory bytes',
    ],
    [
      'file groups',
      columnTexts(fileGroupColumns),
      'filename text text, fileType text oneOf, usedPercent fill, alloc bytes, used bytes, growth number, growthUnit text oneOf, status status oneOf',
    ],
    ['objects', columnTexts(objectColumns), 'allocationType text, allocatedSpace bytes, usedSpace bytes'],
    [
      'backups',
      columnTexts(backupColumns),
      'backupType text oneOf, weekDays week, hour text, avgBckSize gigabytes',
    ],
    [
      'patches',
      columnTexts(patchColumns),
      'displayName text text, displayVersion version oneOf, installDate date days',
    ],
    [
      'features',
      columnTexts(featureColumns),
      'feature text text, product text oneOf, edition text oneOf, language text, version version, clustered boolean yesNo, configured boolean yesNo',
    ],
    [
      'PostgreSQL databases',
      columnTexts(postgresqlDatabaseColumns(String)),
      'dbName link text, dbOwner text oneOf, dbSize bytes, schemasCount number, tablesCount number, tablesSize bytes, indexesSize bytes, logicReplSetup boolean yesNo',
    ],
    [
      'PostgreSQL schemas',
      columnTexts(schemaColumns),
      'schemaName text text, schemaOwner text oneOf, schemaSize bytes, tablesCount number, tablesSize bytes, viewsCount number, indexesCount number, indexesSize bytes, matviewsCount number, matviewsSize bytes',
    ],
    [
      'MongoDB databases',
      columnTexts(statsColumns(String)),
      'dbName link text, charset text oneOf, collections number, objects number, indexes number, dataSize bytes, storageSize bytes, totalSize bytes',
    ],
    [
      'sharded databases',
      columnTexts(shardDbColumns),
      '_id text, primary text oneOf, partitioned boolean yesNo',
    ],
    ['shards', columnTexts(shardColumns), '_id text, host text text, state number'],
  ])('of %s have these kinds and filters', (_name, columns, expected) => {
    expect(columns.join(', ')).toBe(expected)
  })
})

function valueOf<Row>(columns: readonly Column<Row>[], id: string, row: Row): unknown {
  const column = columns.find((candidate) => candidate.id === id)
  return column?.value?.(row, 0)
}

const [pgDatabase] = (makeHostDetail(23).features.postgresql?.instances ?? []).flatMap(
  ({ databases }) => databases,
)
const [mongoStats] = (makeHostDetail(7).features.mongodb?.instances ?? []).flatMap(({ dbStats }) => dbStats)

function throwMissing(): never {
  throw new Error('The sample has none')
}

const idsOf = (blocks: readonly { facts: readonly { id: string }[] }[]) =>
  blocks.flatMap(({ facts }) => facts.map(({ id }) => id))

describe('facts from the API', () => {
  test('include the replication of MySQL', () => {
    expect(idsOf(mysqlBlocks)).toEqual(
      expect.arrayContaining(['highAvailability', 'isMaster', 'isSlave', 'uuid', 'logBin']),
    )
  })

  test('include the settings of PostgreSQL', () => {
    expect(idsOf(settingBlocks)).toEqual(expect.arrayContaining(['dataDirectory', 'workMem', 'archiveMode']))
  })
})

describe('sizes', () => {
  const format = formatFor('en-US')
  const sized = <Row extends object>(row: Row): Row => ({
    ...row,
    ...Object.fromEntries(
      Object.keys(row).flatMap((field) => (field.endsWith('Size') ? [[field, 5 * 1024]] : [])),
    ),
  })

  test('have one unit for PostgreSQL', () => {
    const database = sized(pgDatabase ?? throwMissing())
    const sizes = postgresqlDatabaseBlocks
      .flatMap(({ facts }) => facts)
      .filter(({ id }) => /size$/i.test(id))
      .map(({ value }) => value(database, format))
    expect(new Set(sizes)).toEqual(new Set(['5 KiB']))
  })

  test('are formatted for MongoDB', () => {
    const stats = sized(mongoStats ?? throwMissing())
    const sizes = statsBlocks
      .filter(({ id }) => id === 'sizes')
      .flatMap(({ facts }) => facts)
      .map(({ value }) => value(stats, format))
    expect(sizes).toHaveLength(9)
    expect(new Set(sizes)).toEqual(new Set(['5 KiB']))
  })
})

describe('computed values', () => {
  test('computes the usage of file systems, and their size in bytes', () => {
    const [filesystem] = makeHostDetail(1).filesystems
    if (!filesystem) throw new Error('The sample host has no file system')
    const usedPercents = (overrides: object) =>
      valueOf(fileSystemColumns, 'usedPercent', { ...filesystem, ...overrides })
    expect(usedPercents({ usedSpace: 30, availableSpace: 70, size: 110 })).toBe(30)
    expect(usedPercents({ usedSpace: 0, availableSpace: 0 })).toBeNull()
    // The API sends KiB.
    expect(valueOf(fileSystemColumns, 'size', { ...filesystem, size: 2 })).toBe(2048)
  })

  test('computes the usage of file groups', () => {
    const file = {
      fileType: 'ROWS',
      filename: 'erp.mdf',
      growth: 64,
      growthUnit: 'MB',
      status: 'ONLINE',
    } as const
    expect(valueOf(fileGroupColumns, 'usedPercent', { ...file, used: 30, alloc: 120 })).toBe(25)
    expect(valueOf(fileGroupColumns, 'usedPercent', { ...file, used: 30, alloc: 0 })).toBeNull()
  })

  test.each([
    [{ ignored: false, clusterLicenses: 0 }, 'host'],
    [{ ignored: false, clusterLicenses: 16 }, 'cluster'],
    [{ ignored: false, clusterLicenses: 16, olvmCapped: true }, 'host'],
    [{ ignored: true, clusterLicenses: 16 }, 'ignored'],
  ])('counts a license with %o by %s', (overrides, expectedCount) => {
    expect(countedBy(makeUsedLicense({ olvmCapped: false, ...overrides }))).toBe(expectedCount)
  })

  test.each([
    ['HOST', 'Host'],
    ['CLUSTER', 'Cluster'],
    ['Processor Perpetual', 'Processor Perpetual'],
  ])('shows the license metric %s as %s', (metric, shown) => {
    const license = Object.assign(makeUsedLicense(), { metric })
    expect(valueOf(licenseColumns, 'metric', license)).toBe(shown)
  })

  test.each([
    ['SQL Server Standard - 2 core pack', 'SQL Server Standard'],
    ['Oracle Database - SQL Server Gateway', 'Oracle Database - SQL Server Gateway'],
    ['MySQL Enterprise - per host', 'MySQL Enterprise - per host'],
  ])('shows the license %s as %s', (description, shown) => {
    expect(valueOf(licenseColumns, 'description', makeUsedLicense({ description }))).toBe(shown)
  })
})
