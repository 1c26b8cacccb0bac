import { NOW } from '@inventory-console/api-mocks/clock'
import type { DatabaseRow } from '@inventory-console/api-mocks/contract'
import type { Decoder } from '@inventory-console/api-mocks/contract/decoder'
import { databaseRow } from '@inventory-console/api-mocks/decoders/api/databases'
import { sqlServerInstanceRow } from '@inventory-console/api-mocks/decoders/api/microsoft'
import { mongoDBRow } from '@inventory-console/api-mocks/decoders/api/mongodb'
import { mySQLInstanceRow } from '@inventory-console/api-mocks/decoders/api/mysql'
import {
  oracleDatabaseRow,
  pdbMigrabilityRow,
  pdbPoliciesAuditRow,
} from '@inventory-console/api-mocks/decoders/api/oracle-rows'
import { postgreSqlInstanceRow } from '@inventory-console/api-mocks/decoders/api/postgresql'
import { awsDbInstance } from '@inventory-console/api-mocks/decoders/cloud/recommendations'
import {
  makeDatabaseRows,
  makeMongoDbRows,
  makeMySqlRows,
  makePostgreSqlRows,
  makeSqlServerRows,
} from '@inventory-console/api-mocks/fixtures/databases'
import { makeOracleDatabaseRows } from '@inventory-console/api-mocks/fixtures/oracle'
import {
  makePdbMigrabilityRows,
  makePdbPolicyRows,
  makeRdsInstances,
} from '@inventory-console/api-mocks/fixtures/oracleAudits'
import { makeTechnologies } from '@inventory-console/api-mocks/fixtures/technologies'
import { describe, expect, test } from 'vitest'
import type { Column } from '../../data-table/columns/column.ts'
import common from '../../i18n/locales/en/common.json' with { type: 'json' }
import words from '../../i18n/locales/en/databases.json' with { type: 'json' }
import type { ListView } from '../../lib/listView.ts'
import { lookUp } from '../../lib/records.ts'
import { malformedRows } from '../../testing/decodeRows.ts'
import { referenceRows } from '../../testing/fixtures/referenceRows.ts'
import { allColumns } from './AllDatabasesScreen.tsx'
import { rdsColumns } from './AwsRdsScreen.tsx'
import {
  mongoDbColumns,
  mysqlColumns,
  postgreSqlColumns,
  sqlServerColumns,
} from './instances/instanceLists.tsx'
import { migrabilityColumns } from './MigrabilityScreen.tsx'
import { oracleColumns } from './OracleDatabasesScreen.tsx'
import { policyColumns } from './PolicyAuditScreen.tsx'

const now = Date.parse(NOW)

/** Values of a column, sorted by it. */
function sortedValues<Row>(columns: readonly Column<Row>[], rows: readonly Row[], id: string, desc = false) {
  return positions(columns, rows, { sort: { id, desc } }).map((index) => cell(columns, rows[index], id))
}

function positions<Row>(columns: readonly Column<Row>[], rows: readonly Row[], view: Partial<ListView>) {
  return referenceRows(columns, rows, now, { search: '', filters: {}, sort: null, ...view })
}

function cell<Row>(columns: readonly Column<Row>[], row: Row | undefined, id: string): unknown {
  const column = columns.find((column) => column.id === id)
  if (!column || row === undefined) throw new Error(`There is no ${id}`)
  return column.value ? column.value(row, now) : Reflect.get(Object(row), id)
}

const all = allColumns(makeTechnologies())

describe('links', () => {
  const linksToDatabase = <Row>(columns: readonly Column<Row>[], row: Row | undefined) =>
    columns.flatMap((column) => (column.kind === 'link' && row !== undefined ? [column.to(row)] : []))

  test('open a MongoDB database in its instance, and its host', () => {
    const [row] = makeMongoDbRows(1)
    const host = `/details/${row?.hostname}`
    const instance = `${host}/${encodeURIComponent(row?.name ?? '')}`
    expect(linksToDatabase(mongoDbColumns, row)).toEqual([
      `${instance}?tab=databases&db=${row?.dbName}`,
      host,
    ])
  })

  test('open the instance on its host', () => {
    const [row] = makeMySqlRows(1)
    const to = `/details/${row?.hostname}/${encodeURIComponent(row?.name ?? '')}`
    expect(linksToDatabase(mysqlColumns, row)).toEqual([to, to])
  })

  test('open host, database and PDB of an audited PDB', () => {
    const [row] = makePdbPolicyRows(1)
    const database = `/details/${row?.hostname}/${row?.dbName}`
    expect(linksToDatabase(policyColumns, row)).toEqual([
      `/details/${row?.hostname}`,
      database,
      `${database}?tab=pdbs&pdb=${row?.pdbName}`,
    ])
  })
})

test('SQL Server without a version is of 2022 or later; other technologies stay empty', () => {
  const [instance] = makeSqlServerRows(1)
  const [database] = makeDatabaseRows(1)
  const versionOf = (type: string) => database && cell(all, { ...database, type, version: '' }, 'version')
  expect(instance && cell(sqlServerColumns, { ...instance, version: '' }, 'version')).toBe('2022+')
  expect([versionOf('Microsoft/SQLServer'), versionOf('MongoDB/MongoDB')]).toEqual(['2022+', ''])
})

describe('sorting', () => {
  const [oracle] = makeOracleDatabaseRows(1)
  const versions = ['9.2.0.8.0', '19.3.0.0.0 Enterprise Edition', '19.22.0.0.0 Enterprise Edition', '']
  const rows = versions.flatMap((version, index) =>
    oracle ? [{ ...oracle, version, work: [12.5, null, 100, 9][index] ?? null, dbID: index }] : [],
  )

  test('sorts versions numerically with missing ones last', () => {
    expect(sortedValues(oracleColumns, rows, 'version')).toEqual(versions)
    expect(sortedValues(oracleColumns, rows, 'version', true).at(-1)).toBe('')
  })

  test('sorts numbers by value', () => {
    expect(sortedValues(oracleColumns, rows, 'work')).toEqual([0, 9, 12.5, 100])
  })

  test('sorts RDS rows without licenses last in both directions', () => {
    const [instance] = makeRdsInstances()
    const instances = [
      { engine: 'oracle-ee', edition: 'enterprise', licensesCount: 10 },
      { engine: 'mysql', edition: '', licensesCount: 3 },
      { engine: 'oracle-se2', edition: 'standard', licensesCount: 4 },
      { engine: 'oracle-ee', edition: 'enterprise', licensesCount: 9 },
    ].map((more) => Object.assign({}, instance, more))
    expect(sortedValues(rdsColumns, instances, 'enterpriseLicenses')).toEqual([0, 9, 10, null])
    expect(sortedValues(rdsColumns, instances, 'enterpriseLicenses', true)).toEqual([10, 9, 0, null])
    expect(sortedValues(rdsColumns, instances, 'standardLicenses', true)).toEqual([4, 0, 0, null])
  })
})

describe('values, filters and texts', () => {
  const database = (more: Partial<DatabaseRow>): DatabaseRow =>
    Object.assign({}, makeDatabaseRows(1)[0], more)

  test('shows the code of a technology that is not in the settings', () => {
    expect(cell(allColumns([]), database({ type: 'Oracle/MySQL' }), 'type')).toBe('Oracle/MySQL')
    expect(cell(all, database({ type: 'Oracle/MySQL' }), 'type')).toBe('MySQL')
  })

  test('names the environment and charset filters of PostgreSQL and MongoDB', () => {
    const headerOf = (list: object, id: string) =>
      lookUp(list, ['columns', id]) ?? lookUp(common, ['columns', id])
    for (const list of [words.postgresql, words.mongodb])
      expect([headerOf(list, 'environment'), headerOf(list, 'charset')]).toEqual(['Environment', 'Charset'])
  })

  test('names the technology in each search placeholder', () => {
    const { mysql, microsoft, postgresql, mongodb } = words
    expect([mysql, microsoft, postgresql, mongodb].map(({ search }) => search)).toEqual([
      'Search MySQL instances',
      'Search SQL Server instances',
      'Search PostgreSQL instances',
      'Search MongoDB databases',
    ])
  })

  test('returns null instead of 0 for sizes that are not measured', () => {
    expect(cell(all, database({ type: 'PostgreSQL/PostgreSQL', memory: 0 }), 'memory')).toBeNull()
    expect(
      cell(all, database({ type: 'Oracle/MySQL', segmentSize: 0, datafileSize: 0 }), 'segmentSize'),
    ).toBe(0)
    expect(cell(all, database({ type: 'Oracle/MySQL', datafileSize: 0 }), 'datafileSize')).toBeNull()
    expect(cell(all, database({ type: 'Oracle/Database', memory: 0 }), 'memory')).toBe(0)
  })

  test('keeps rows without a size if only the name is filtered', () => {
    const rows = [
      database({ name: 'A', memory: 4 }),
      database({ name: 'B', type: 'MongoDB/MongoDB', memory: 0 }),
    ]
    expect(positions(all, rows, { filters: { name: { kind: 'text', text: 'b' } } })).toEqual([1])
  })

  test('every RDS column has a filter and a value in some row', () => {
    const instances = makeRdsInstances()
    const withoutFilter = rdsColumns.filter(
      ({ id, filter }) =>
        filter === undefined || instances.every((row) => (cell(rdsColumns, row, id) ?? '') === ''),
    )
    expect(instances.length).toBeGreaterThan(0)
    expect(withoutFilter.map(({ id }) => id)).toEqual([])
  })
})

describe('columns do not throw', () => {
  function check<Row extends object>(
    columns: readonly Column<Row>[],
    decoder: Decoder<Row>,
    [row]: readonly Row[],
    value: unknown,
  ) {
    if (!row) throw new Error('there is no row')
    return malformedRows(decoder, row, value).flatMap((decoded) =>
      columns.filter((column) => !hasValue(column, decoded)).map(({ id }) => id),
    )
  }

  function hasValue<Row>(column: Column<Row>, row: Row): boolean {
    try {
      column.value?.(row, now)
      if (column.kind === 'link') column.to(row)
      return true
    } catch {
      return false
    }
  }

  test.each([null, undefined, '', 0, true, [], {}, [null], '\ud800'].map((value) => ({ value })))(
    'when every field is $value',
    ({ value }) => {
      const malformedRows = [
        check(all, databaseRow, makeDatabaseRows(1), value),
        check(oracleColumns, oracleDatabaseRow, makeOracleDatabaseRows(1), value),
        check(mysqlColumns, mySQLInstanceRow, makeMySqlRows(1), value),
        check(sqlServerColumns, sqlServerInstanceRow, makeSqlServerRows(1), value),
        check(postgreSqlColumns, postgreSqlInstanceRow, makePostgreSqlRows(1), value),
        check(mongoDbColumns, mongoDBRow, makeMongoDbRows(1), value),
        check(policyColumns, pdbPoliciesAuditRow, makePdbPolicyRows(1), value),
        check(migrabilityColumns, pdbMigrabilityRow, makePdbMigrabilityRows(1), value),
        check(rdsColumns, awsDbInstance, makeRdsInstances(), value),
      ]
      expect(malformedRows.flat()).toEqual([])
    },
  )
})
