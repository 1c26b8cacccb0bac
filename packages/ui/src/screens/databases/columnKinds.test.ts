import { makeTechnologies } from '@inventory-console/api-mocks/fixtures/technologies'
import { describe, expect, test } from 'vitest'
import type { Column } from '../../data-table/columns/column.ts'
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

function columnShape<Row>(columns: readonly Column<Row>[]) {
  return columns.map(({ id, kind, filter = '-', group, hidden = false }) =>
    [id, kind, filter, ...(group === undefined ? [] : [`(${group})`]), ...(hidden ? ['hidden'] : [])].join(
      ' ',
    ),
  )
}

const all = allColumns(makeTechnologies())

/** Format: id, kind, filter, (group), hidden. */
describe('columns', () => {
  test('have these kinds and filters for all databases', () => {
    expect(columnShape(all)).toEqual([
      'name link text',
      'hostname link text',
      'archivelog boolean yesNo (reliability) hidden',
      'disasterRecovery boolean yesNo (reliability) hidden',
      'highAvailability boolean yesNo (reliability) hidden',
      'type text oneOf',
      'version version oneOf',
      'environment text oneOf',
      'charset text text',
      'memory gigabytes range',
      'datafileSize gigabytes range',
      'segmentSize gigabytes range',
      'location text oneOf hidden',
    ])
  })

  test('have these kinds and filters for Oracle databases', () => {
    expect(columnShape(oracleColumns)).toEqual([
      'name link text',
      'hostname link text',
      'environment text oneOf',
      'version version oneOf',
      'status status oneOf',
      'work number range',
      'cpuCount number range',
      'memory gigabytes range',
      'dbID code - (reliability) hidden',
      'archivelog boolean yesNo (reliability) hidden',
      'dataguard boolean yesNo (reliability) hidden',
      'ha boolean yesNo (reliability) hidden',
      'datafileSize gigabytes range (space) hidden',
      'segmentsSize gigabytes range (space) hidden',
      'charset text text (charset) hidden',
      'pdbs list text',
      'services list text hidden',
      'uniqueName text text hidden',
      'clusterwareVersion version oneOf hidden',
      'isCDB boolean yesNo hidden',
      'blockSize number range hidden',
      'role text oneOf hidden',
      'rac boolean yesNo hidden',
      'location text oneOf hidden',
    ])
  })

  test('have these kinds and filters for MySQL, SQL Server, PostgreSQL and MongoDB', () => {
    expect(columnShape(mysqlColumns)).toEqual([
      'name link text',
      'hostname link text',
      'environment text oneOf',
      'charsetSystem text oneOf',
      'architecture text oneOf hidden',
      'bufferPoolSize gigabytes range',
      'edition text oneOf',
      'engine text oneOf',
      'platform text oneOf',
      'version version oneOf',
      'highAvailability boolean yesNo',
      'location text oneOf hidden',
    ])
    expect(columnShape(sqlServerColumns)).toEqual([
      'name link text',
      'hostname link text',
      'edition text oneOf',
      'stateDesc status oneOf',
      'collationName text oneOf',
      'version version oneOf',
      'environment text oneOf',
      'location text oneOf hidden',
    ])
    expect(columnShape(postgreSqlColumns)).toEqual([
      'name link text',
      'hostname link text',
      'environment text oneOf',
      'charset text oneOf',
      'version version oneOf',
      'location text oneOf hidden',
    ])
    expect(columnShape(mongoDbColumns)).toEqual([
      'dbName link text',
      'name text text',
      'hostname link text',
      'environment text oneOf',
      'location text oneOf',
      'charset text oneOf',
      'version version oneOf',
    ])
  })

  test('have these kinds and filters for policy audit and migrability', () => {
    expect(columnShape(policyColumns)).toEqual([
      'hostname link text',
      'dbName link text',
      'pdbName link text',
      'flag semaphore oneOf',
      'policiesAudit list text',
      'policiesAuditConfigured list text',
      'matched list text',
      'notmatched list text',
    ])
    expect(columnShape(migrabilityColumns)).toEqual([
      'hostname link text',
      'dbname link text',
      'pdbname link text',
      'flag semaphore oneOf',
      'lines number range',
      'schemas list text',
    ])
  })

  test('have these kinds and filters for RDS instances', () => {
    expect(columnShape(rdsColumns)).toEqual([
      'dbName text text',
      'dbInstanceClass text text',
      'engine text text',
      'engineVersion version oneOf',
      'dbInstanceStatus text oneOf',
      'licenseModel text oneOf',
      'standardLicenses number range',
      'enterpriseLicenses number range',
      'storageType text oneOf',
      'allocatedStorage gigabytes range',
      'maxAllocatedStorage gigabytes range',
      'instanceType text oneOf',
      'processorManufacturer text oneOf',
      'defaultCore number range',
      'defaultThreadsPerCore number range',
      'defaultVCpus number range',
      'memorySizeInMib number range',
    ])
  })
})
