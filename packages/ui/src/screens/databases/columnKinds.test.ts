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
      'location text oneOf',
      'memory gigabytes range hidden',
      'datafileSize gigabytes range hidden',
      'segmentSize gigabytes range',
      'charset text text hidden',
      'endOfSupport boolean yesNo hidden',
    ])
  })

  test('have these kinds and filters for Oracle databases', () => {
    expect(columnShape(oracleColumns)).toEqual([
      'name link text',
      'hostname link text',
      'environment text oneOf',
      'location text oneOf',
      'version version oneOf',
      'status status oneOf',
      'cpuCount number range',
      'memory gigabytes range',
      'segmentsSize gigabytes range',
      'pdbCount number range hidden',
      'datafileSize gigabytes range hidden',
      'work number range hidden',
      'dbID code - (reliability) hidden',
      'archivelog boolean yesNo (reliability) hidden',
      'dataguard boolean yesNo (reliability) hidden',
      'ha boolean yesNo (reliability) hidden',
      'charset text text (charset) hidden',
      'pdbs list text hidden',
      'services list text hidden',
      'uniqueName text text hidden',
      'clusterwareVersion version oneOf hidden',
      'isCDB boolean yesNo hidden',
      'blockSize number range hidden',
      'role text oneOf hidden',
      'rac boolean yesNo hidden',
      'endOfSupport boolean yesNo hidden',
      'open boolean yesNo hidden',
    ])
  })

  test('have these kinds and filters for MySQL, SQL Server, PostgreSQL and MongoDB', () => {
    expect(columnShape(mysqlColumns)).toEqual([
      'name link text',
      'hostname link text',
      'environment text oneOf',
      'location text oneOf',
      'version version oneOf',
      'edition text oneOf',
      'engine text oneOf hidden',
      'charsetSystem text oneOf hidden',
      'architecture text oneOf hidden',
      'bufferPoolSize gigabytes range',
      'replicated boolean yesNo',
      'highAvailability boolean yesNo',
      'platform text oneOf hidden',
      'endOfSupport boolean yesNo hidden',
    ])
    expect(columnShape(sqlServerColumns)).toEqual([
      'name link text',
      'hostname link text',
      'environment text oneOf',
      'location text oneOf',
      'version version oneOf',
      'edition text oneOf',
      'stateDesc status oneOf',
      'online boolean yesNo hidden',
      'collationName text oneOf hidden',
      'endOfSupport boolean yesNo hidden',
    ])
    expect(columnShape(postgreSqlColumns)).toEqual([
      'name link text',
      'hostname link text',
      'environment text oneOf',
      'location text oneOf',
      'version version oneOf',
      'charset text oneOf',
      'endOfSupport boolean yesNo hidden',
    ])
    expect(columnShape(mongoDbColumns)).toEqual([
      'dbName link text',
      'name text text',
      'hostname link text',
      'environment text oneOf',
      'location text oneOf',
      'version version oneOf',
      'charset text oneOf hidden',
      'system boolean yesNo hidden',
      'endOfSupport boolean yesNo hidden',
    ])
  })

  test('have these kinds and filters for policy audit and migrability', () => {
    expect(columnShape(policyColumns)).toEqual([
      'hostname link text',
      'dbName link text',
      'pdbName link text',
      'flag semaphore oneOf',
      'notmatched list text',
      'matched list text',
      'policiesAudit list text hidden',
      'policiesAuditConfigured list text hidden',
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
      'dbInstanceStatus status oneOf',
      'isAvailable boolean yesNo hidden',
      'licenseModel text oneOf',
      'standardLicenses number range',
      'enterpriseLicenses number range',
      'storageType text oneOf hidden',
      'allocatedStorage gigabytes range',
      'maxAllocatedStorage gigabytes range hidden',
      'defaultVCpus number range',
      'memorySizeInMib gigabytes range',
      'instanceType text oneOf hidden',
      'processorManufacturer text oneOf hidden',
      'defaultCore number range hidden',
      'defaultThreadsPerCore number range hidden',
    ])
  })
})
