import { NOW } from '@inventory-console/api-mocks/clock'
import { makeClusterRows } from '@inventory-console/api-mocks/fixtures/clusters'
import * as contractFixtures from '@inventory-console/api-mocks/fixtures/contracts'
import * as databaseFixtures from '@inventory-console/api-mocks/fixtures/databases'
import { makeRack } from '@inventory-console/api-mocks/fixtures/exadata'
import { makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import * as licenseFixtures from '@inventory-console/api-mocks/fixtures/licenses'
import * as oracleFixtures from '@inventory-console/api-mocks/fixtures/oracle'
import { makePdbMigrabilityRows, makeRdsInstances } from '@inventory-console/api-mocks/fixtures/oracleAudits'
import { expect, test } from 'vitest'
import type { Column } from '../data-table/columns/column.ts'
import { readKey } from '../data-table/engine/keys.ts'
import * as parts from '../testing/fixtures/oracleRows.ts'
import { vmColumns } from './clusters/ClusterScreen.tsx'
import { clusters } from './clusters/ClustersScreen.tsx'
import { allDatabases } from './databases/AllDatabasesScreen.tsx'
import { rdsColumns } from './databases/AwsRdsScreen.tsx'
import * as instances from './databases/instances/instanceLists.tsx'
import { migrabilities } from './databases/MigrabilityScreen.tsx'
import { oracleDatabases } from './databases/OracleDatabasesScreen.tsx'
import * as rack from './exadata/rackColumns.ts'
import { cellDisksOf, componentsOf, gridDisksOf, vmsOf } from './exadata/rackParts.ts'
import { hosts } from './hosts/HostsScreen.tsx'
import { complianceColumns } from './licenses/compliance/complianceColumns.ts'
import * as contracts from './licenses/contracts/contractColumns.ts'
import * as used from './licenses/used/usedColumns.ts'
import * as lists from './oracle/oracleLists.tsx'
import { pdbs } from './oracle/pdbs/Pdbs.tsx'

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Other values of the same type; none for lists and objects. */
function othersThan(value: unknown): unknown[] {
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'number') return [value + 7]
  // A text may be shown without its unit or its vendor.
  return typeof value === 'string' && value !== '' ? [`${value}7`, `7${value}`] : []
}

/** The row with other values in the field, which is at its top level or in a nested object. */
function variantsOf<Row>(row: Row, field: string): Row[] {
  const fields: Fields = Object(row)
  const owner = Object.keys(fields).find((key) => isObject(fields[key]) && field in fields[key])
  const [holder, wrap] =
    field in fields || owner === undefined
      ? [fields, (changed: Fields) => changed]
      : [Object(fields[owner]), (changed: Fields) => ({ [owner]: changed })]
  return othersThan(holder[field]).map((other) => Object.assign({}, row, wrap({ ...holder, [field]: other })))
}

/** Columns with the name of a field, which show something else. */
function foreignColumns<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[] {
  const now = Date.parse(NOW)
  return columns.flatMap((column) => {
    const follows = rows.flatMap((row) =>
      variantsOf(row, column.id).map((other) => readKey(column, row, now) !== readKey(column, other, now)),
    )
    return follows.length === 0 || follows.includes(true) ? [] : [column.id]
  })
}

function kindsOf(list: unknown): { id: string; kind: string }[] {
  const columns: unknown = isObject(list) ? list['columns'] : null
  return Array.isArray(columns)
    ? columns.filter(isObject).map(({ id, kind }) => ({ id: String(id), kind: String(kind) }))
    : []
}

const racks = [1, 2, 3, 4].map((row) => makeRack(row))

test.each([
  ['hosts', foreignColumns(hosts.columns, makeHosts(20))],
  // The server sends 0, so the console counts the nodes.
  [
    'clusters',
    foreignColumns(clusters.columns, makeClusterRows(10)).filter((id) => id !== 'virtualizationNodesCount'),
  ],
  [
    'machines of clusters',
    foreignColumns(
      vmColumns,
      makeClusterRows(10).flatMap(({ vms }) => vms),
    ),
  ],
  ['all databases', foreignColumns(allDatabases.columns, databaseFixtures.makeDatabaseRows(20))],
  ['Oracle databases', foreignColumns(oracleDatabases.columns, oracleFixtures.makeOracleDatabaseRows(20))],
  ['MySQL instances', foreignColumns(instances.mysqlInstances.columns, databaseFixtures.makeMySqlRows(20))],
  [
    'SQL Server instances',
    foreignColumns(instances.sqlServerInstances.columns, databaseFixtures.makeSqlServerRows(20)),
  ],
  [
    'PostgreSQL instances',
    foreignColumns(instances.postgresqlInstances.columns, databaseFixtures.makePostgreSqlRows(20)),
  ],
  [
    'MongoDB databases',
    foreignColumns(instances.mongodbDatabases.columns, databaseFixtures.makeMongoDbRows(20)),
  ],
  ['RDS instances', foreignColumns(rdsColumns, makeRdsInstances())],
  ['migrabilities', foreignColumns(migrabilities.columns, makePdbMigrabilityRows(20))],
  ['ADDM', foreignColumns(lists.addms.columns, oracleFixtures.makeAddmRows(20))],
  ['grants', foreignColumns(lists.grants.columns, parts.grants)],
  ['patches', foreignColumns(lists.patches.columns, parts.patches)],
  ['options', foreignColumns(lists.options.columns, parts.options)],
  ['backups', foreignColumns(lists.backups.columns, parts.backups)],
  ['services', foreignColumns(lists.services.columns, parts.services)],
  ['tablespaces', foreignColumns(lists.tablespaces.columns, oracleFixtures.makeTablespaceRows(20))],
  ['disk groups', foreignColumns(lists.diskGroups.columns, oracleFixtures.makeDiskGroupRows(20))],
  ['schemas', foreignColumns(lists.schemas.columns, oracleFixtures.makeSchemaRows(20))],
  ['partitionings', foreignColumns(lists.partitionings.columns, oracleFixtures.makePartitioningRows(20))],
  ['PDBs', foreignColumns(pdbs.columns, oracleFixtures.makePdbRows(20))],
  ['Oracle contracts', foreignColumns(contracts.oracleColumns(true), contractFixtures.makeOracleContracts())],
  ['MySQL contracts', foreignColumns(contracts.mysqlColumns(null), contractFixtures.makeMysqlContracts())],
  [
    'SQL Server contracts',
    foreignColumns(contracts.sqlServerColumns(null), contractFixtures.makeSqlServerContracts()),
  ],
  ['compliance', foreignColumns(complianceColumns, licenseFixtures.makeCompliance())],
  ['used licenses', foreignColumns(used.databaseColumns, licenseFixtures.makeUsedLicenses().slice(0, 60))],
  [
    'used licenses of hosts',
    foreignColumns(used.hostColumns, licenseFixtures.makeUsedLicensesPerHost().slice(0, 60)),
  ],
  [
    'used licenses of clusters',
    foreignColumns(used.clusterColumns, licenseFixtures.makeUsedLicensesPerCluster()),
  ],
  ['used licenses of Veritas', foreignColumns(used.veritasColumns, licenseFixtures.makeVeritasLicenses())],
  [
    'KVM hosts of racks',
    foreignColumns(
      rack.guestHostColumns,
      racks.flatMap((row) => componentsOf(row, 'KVM_HOST')),
    ),
  ],
  [
    'bare metal hosts of racks',
    foreignColumns(
      rack.bareMetalColumns,
      racks.flatMap(({ components }) => components),
    ),
  ],
  [
    'storage cells of racks',
    foreignColumns(
      rack.cellColumns,
      racks.flatMap(({ components }) => components),
    ),
  ],
  ['machines of racks', foreignColumns(rack.vmColumns, racks.flatMap(vmsOf))],
  ['cell disks of racks', foreignColumns(rack.cellDiskColumns, racks.flatMap(cellDisksOf))],
  ['grid disks of racks', foreignColumns(rack.gridDiskColumns, racks.flatMap(gridDisksOf))],
])('a column of %s that has the name of a field shows this field', (_, foreign) => {
  expect(foreign).toEqual([])
})

/** Units by the words in the name of a field. */
const kindsByName: readonly [name: RegExp, kinds: readonly string[]][] = [
  [/^perc|perc(entage)?$/i, ['percent', 'fill']],
  [/Counts?$/, ['number']],
  // The API does not document the unit of block sizes.
  [/(?<!block)(size|space|ram|memory)$/i, ['gigabytes', 'bytes']],
]

test.each([
  [
    'lists',
    [
      hosts,
      clusters,
      allDatabases,
      oracleDatabases,
      pdbs,
      ...Object.values(instances),
      ...Object.values(lists),
    ].flatMap(kindsOf),
  ],
  ['racks', Object.values(rack).flatMap((columns) => kindsOf({ columns }))],
])('columns of %s have the unit that their name says', (_, columns) => {
  const wrong = columns.filter(({ id, kind }) => {
    const [, kinds] = kindsByName.find(([name]) => name.test(id)) ?? []
    return kinds?.includes(kind) === false
  })
  expect(wrong).toEqual([])
})
