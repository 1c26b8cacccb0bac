import { combineHandlers } from '@inventory-console/api-mocks/combineHandlers'
import { sampleUsers } from '@inventory-console/api-mocks/fixtures/users'
import { createHandlers } from '@inventory-console/api-mocks/handlers'
import { createWorld, type World } from '@inventory-console/api-mocks/world'
import { describe, expect, it } from 'vitest'
import type { Column } from '../data-table/columns/column.ts'
import type { Comparison } from '../domain/comparison.ts'
import { changeRows, isMeasurementOnly } from '../list-screen/compare/changeRows.ts'
import { clusterColumns } from '../screens/clusters/columns.ts'
import { allColumns } from '../screens/databases/allColumns.ts'
import {
  mongoDbColumns,
  mysqlColumns,
  postgreSqlColumns,
  sqlServerColumns,
} from '../screens/databases/instances/instanceColumns.ts'
import { oracleColumns } from '../screens/databases/oracleColumns.ts'
import { hostColumns } from '../screens/hosts/columns.ts'
import * as used from '../screens/licenses/used/usedColumns.ts'
import { columns as addms } from '../screens/oracle/advisors/AddmsScreen.tsx'
import { columns as patchAdvisors } from '../screens/oracle/advisors/PatchAdvisorsScreen.tsx'
import { columns as segmentAdvisors } from '../screens/oracle/advisors/SegmentAdvisorsScreen.tsx'
import { columns as grants } from '../screens/oracle/GrantsScreen.tsx'
import { columns as options } from '../screens/oracle/OptionsScreen.tsx'
import { columns as patches } from '../screens/oracle/PatchesScreen.tsx'
import { columns as pdbs } from '../screens/oracle/pdbs/PdbsScreen.tsx'
import { columns as services } from '../screens/oracle/ServicesScreen.tsx'
import { columns as backups } from '../screens/oracle/storage/BackupsScreen.tsx'
import { columns as diskGroups } from '../screens/oracle/storage/DiskGroupsScreen.tsx'
import { columns as partitionings } from '../screens/oracle/storage/PartitioningsScreen.tsx'
import { columns as schemas } from '../screens/oracle/storage/SchemasScreen.tsx'
import { columns as tablespaces } from '../screens/oracle/storage/TablespacesScreen.tsx'
import { countDifferences, rawRows, type RawList, type RawRow } from '../testing/rawList.ts'
import { rawLists } from '../testing/rawLists.ts'
import { comparisons } from './comparisons.ts'

interface ComparedList {
  keys: (rows: readonly RawRow[]) => readonly string[]
  count: (before: readonly RawRow[], after: readonly RawRow[]) => ReturnType<typeof countDifferences>
  measurements: readonly string[]
  columnIds: readonly string[]
  isAmbiguous: boolean
}

function compared<Row>(comparison: Comparison<Row>, columns: readonly Column<Row>[]): ComparedList {
  // The round trip types raw API rows as `Row`.
  const typed = (rows: readonly RawRow[]): readonly Row[] => JSON.parse(JSON.stringify(rows))
  return {
    keys: (rows) => typed(rows).map((row) => JSON.stringify(comparison.identity(row))),
    count(before, after) {
      const work = changeRows({
        comparison,
        columns,
        before: typed(before),
        after: typed(after),
        beforeAt: 0,
        afterAt: 0,
        formatValue: (_column, key) => String(key),
        header: (id) => id,
      })
      let step = work.next()
      while (step.done !== true) step = work.next()
      const rows = step.value.filter((row) => !isMeasurementOnly(row))
      const of = (kind: string) => rows.filter(({ change }) => change === kind).length
      return { added: of('added'), removed: of('removed'), changed: of('changed') }
    },
    measurements: comparison.measurements,
    columnIds: columns.map(({ id }) => id),
    isAmbiguous: comparison.ambiguous === true,
  }
}

const lists: Readonly<Record<keyof typeof comparisons, ComparedList>> = {
  hosts: compared(comparisons.hosts, hostColumns([])),
  clusters: compared(comparisons.clusters, clusterColumns([])),
  databases: compared(comparisons.databases, allColumns([])),
  oracleDatabases: compared(comparisons.oracleDatabases, oracleColumns),
  mysqlInstances: compared(comparisons.mysqlInstances, mysqlColumns),
  sqlServerInstances: compared(comparisons.sqlServerInstances, sqlServerColumns),
  postgresqlInstances: compared(comparisons.postgresqlInstances, postgreSqlColumns),
  mongodbDatabases: compared(comparisons.mongodbDatabases, mongoDbColumns),
  usedLicenses: compared(comparisons.usedLicenses, used.databaseColumns),
  usedLicensesPerHost: compared(comparisons.usedLicensesPerHost, used.hostColumns),
  usedLicensesPerCluster: compared(comparisons.usedLicensesPerCluster, used.clusterColumns),
  pdbs: compared(comparisons.pdbs, pdbs),
  addms: compared(comparisons.addms, addms),
  segmentAdvisors: compared(comparisons.segmentAdvisors, segmentAdvisors),
  patchAdvisors: compared(comparisons.patchAdvisors, patchAdvisors),
  grants: compared(comparisons.grants, grants),
  patches: compared(comparisons.patches, patches),
  options: compared(comparisons.options, options),
  tablespaces: compared(comparisons.tablespaces, tablespaces),
  backups: compared(comparisons.backups, backups),
  services: compared(comparisons.services, services),
  schemas: compared(comparisons.schemas, schemas),
  partitionings: compared(comparisons.partitionings, partitionings),
  diskGroups: compared(comparisons.diskGroups, diskGroups),
}
const cases = Object.entries(lists).flatMap(([id, list]) =>
  Object.entries(rawLists).flatMap(([name, raw]) => (name === id ? [[id, list, raw] as const] : [])),
)

/** Reads the rows of a list at a date, with a cache. */
function rowsIn(world: World) {
  const handleRequest = combineHandlers(createHandlers(world))
  const read = new Map<string, Promise<readonly RawRow[]>>()
  async function send(path: string, init?: RequestInit): Promise<Response> {
    const response = await handleRequest(new Request(`http://localhost${path}`, init))
    if (response?.ok !== true) throw new Error(`${path}: ${response?.status}`)
    return response
  }
  const [admin] = sampleUsers
  const token = send('/api/user/login', { method: 'POST', body: JSON.stringify(admin) }).then((response) =>
    response.text(),
  )
  async function request(list: RawList, { pathname, search }: URL) {
    const headers = { Authorization: `Bearer ${await token}` }
    return rawRows(list, await (await send(pathname + search, { headers })).json())
  }
  return (list: RawList, date: string | null) => {
    const url = new URL(list.path, 'http://localhost')
    if (date !== null) url.searchParams.set('older-than', date)
    const known = read.get(url.href) ?? request(list, url)
    read.set(url.href, known)
    return known
  }
}

const dates = [null, '2026-03-12T23:59:59Z', '2025-12-24T23:59:59Z']

describe.each([
  ['sample', rowsIn(createWorld({ hosts: 400 }))],
  ['hostile', rowsIn(createWorld({ hosts: 250, hostile: true }))],
])('comparisons in the %s world', (_name, rowsAt) => {
  it.each(cases)('identifies each row: %s', async (_id, { keys, isAmbiguous }, raw) => {
    let repeats = 0
    for (const date of dates) {
      // oxlint-disable-next-line no-await-in-loop -- the mocks compute one list at a time
      const found = keys(await rowsAt(raw, date))
      expect(found.length).toBeGreaterThan(0)
      repeats += found.length - new Set(found).size
    }
    // Lists flagged as ambiguous must need the exception.
    expect(repeats > 0).toBe(isAmbiguous)
  })

  it.each(cases)('counts the differences of two responses: %s', async (_id, { count }, raw) => {
    const after = await rowsAt(raw, null)
    for (const date of dates.slice(1)) {
      // oxlint-disable-next-line no-await-in-loop -- the mocks compute one list at a time
      const before = await rowsAt(raw, date)
      expect(count(before, after)).toEqual(countDifferences(raw, before, after))
    }
    expect(count(after, after)).toEqual({ added: 0, removed: 0, changed: 0 })
  })
})

it.each(cases)('names columns as measurements: %s', (_id, { measurements, columnIds }) => {
  expect(columnIds).toEqual(expect.arrayContaining([...measurements]))
})
