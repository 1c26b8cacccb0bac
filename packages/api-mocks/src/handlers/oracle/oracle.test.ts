import { describe, expect, test } from 'vitest'
import type {
  AddmRow,
  BackupRow,
  DiskGroupRow,
  OptionRow,
  OracleDatabaseRow,
  PatchAdvisorRow,
  PatchRow,
  SegmentAdvisorRow,
  TopUnusedRow,
  TopWorkloadRow,
} from '../../contract/wire.ts'
import { DAY, NOW } from '../../lib/time.ts'
import { at } from '../../testing/atLocations.ts'
import { clientOf, type RequestOptions } from '../../testing/client.ts'
import { sampleLocations } from '../../world/company/sampleLocations.ts'
import { createWorld } from '../../world/createWorld.ts'

const [first, second, third] = sampleLocations

const world = createWorld()
const oracle = '/api/hosts/technologies/oracle/databases'

const client = clientOf(world)

async function fetchJson<Data>(
  path: string,
  options: RequestOptions = { as: 'admin' },
  of = client,
): Promise<Data> {
  const data: Data = await (await of.sendRequest(path, options)).json()
  return data
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const databases = await fetchJson<OracleDatabaseRow[]>(oracle)

test('one host has sixty databases with unique names', () => {
  const crowded = databases.filter(({ hostname }) => hostname.endsWith('-176'))
  expect(new Set(crowded.map(({ name }) => name)).size).toBe(60)
})

test('the nodes of a database cluster report the same databases', () => {
  const nodes = Map.groupBy(
    databases.filter(({ rac }) => rac),
    ({ dbID }) => dbID,
  )
  const pairs = [...nodes.values()].filter(({ length }) => length > 1)
  expect(pairs.length).toBeGreaterThan(5)
  for (const [first, second] of pairs) {
    if (!first || !second) throw new Error('the cluster has only one node')
    const { name, charset, role, pdbs } = first
    expect(second).toMatchObject({ name, charset, role })
    expect(second.pdbs?.map((pdb) => pdb.name)).toEqual(pdbs?.map((pdb) => pdb.name))
  }
})

describe('facts of a database agree', () => {
  const rowOf = new Map(databases.map((row) => [`${row.hostname} ${row.name}`, row]))
  const named = ({ hostname, databasename }: { hostname: string; databasename: string }) => {
    const row = rowOf.get(`${hostname} ${databasename}`)
    if (!row) throw new Error(`${databasename} of ${hostname} is not listed`)
    return row
  }
  const editionOf = ({ version }: OracleDatabaseRow) => version.replace(/^\S+ /, '')
  const pdbs = databases.flatMap((row) => row.pdbs ?? [])

  test('a patch number stands for one patch, of the version of its database', async () => {
    const rows = await fetchJson<PatchRow[]>(`${oracle}/patch-list`)
    const descriptions = Map.groupBy(rows, ({ oracleDatabasePatch: { patchID } }) => patchID)
    for (const same of descriptions.values())
      expect(new Set(same.map((row) => row.oracleDatabasePatch.description)).size).toBe(1)
    for (const row of rows) {
      const { version } = named(row)
      const { version: patched } = row.oracleDatabasePatch
      expect(/^1[12]\./.test(version) ? version.split(' ')[0] : version.split('.')[0]).toBe(
        /^1[12]\./.test(version) ? patched : patched.split('.')[0],
      )
    }
  })

  test('partitioned tables fit into their PDB', () => {
    const partitioned = pdbs.filter(({ partitionings }) => (partitionings ?? []).length > 0)
    expect(partitioned.length).toBeGreaterThan(20)
    for (const { partitionings, segmentsSize } of partitioned)
      expect(sum((partitionings ?? []).map(({ mb }) => mb)) / 1024).toBeLessThan(segmentsSize)
  })

  test('migrability counts the tables of the schemas and no more lines of code than there are', () => {
    const measured = pdbs.filter(({ pgsqlMigrability }) => pgsqlMigrability !== undefined)
    expect(measured.length).toBeGreaterThan(100)
    for (const { pgsqlMigrability: rows = [], schemas, partitionings } of measured) {
      const count = (name: string) => rows?.find(({ metric }) => metric === name)?.Count
      expect(count('TABLES')).toBeLessThanOrEqual(sum((schemas ?? []).map(({ tables }) => tables)))
      expect(count('PARTITIONED TABLES')).toBe((partitionings ?? []).length)
      expect(count('PARTITIONED TABLES')).toBeLessThanOrEqual(count('TABLES') ?? 0)
      const lines = sum((rows ?? []).map((row) => (row.schema === undefined ? 0 : row.Count)))
      expect(lines).toBeLessThanOrEqual(count('PLSQL LINES') ?? Number.POSITIVE_INFINITY)
    }
  })

  test('a service has one container', () => {
    for (const { services } of databases) {
      const names = (services ?? []).map(({ name }) => name)
      expect(names.length).toBe(new Set(names).size)
    }
  })

  test('only databases with archived logs back them up', async () => {
    const rows = await fetchJson<BackupRow[]>(`${oracle}/backup-list`)
    const logs = rows.filter(({ oracleDatabaseBackup }) => oracleDatabaseBackup.backupType === 'Archivelog')
    expect(logs.length).toBeGreaterThan(50)
    expect(new Set(logs.map((row) => named(row).archivelog))).toEqual(new Set([true]))
  })

  test('editions have only what they include, and clusterware is not older than its databases', () => {
    const others = databases.filter((row) => editionOf(row) !== 'Enterprise Edition')
    const primary = others.filter(({ role }) => role === 'PRIMARY')
    expect(new Set(primary.map(({ dataguard }) => dataguard))).toEqual(new Set([false]))
    expect(new Set(others.map(({ role }) => role))).toEqual(new Set(['PRIMARY', 'PHYSICAL STANDBY']))
    for (const { version, pdbs: own } of others)
      expect(own?.length ?? 0).toBeLessThanOrEqual(version.startsWith('12') ? 1 : 3)
    const older = databases.filter(
      ({ version, clusterwareVersion = version }) =>
        Number.parseInt(version, 10) > Number.parseInt(clusterwareVersion, 10),
    )
    expect(older).toEqual([])
  })

  test('the first use of a feature stays the same, and Multitenant counts the PDBs', async () => {
    const now = await fetchJson<OptionRow[]>(`${oracle}/option-list`)
    const then = await fetchJson<OptionRow[]>(`${oracle}/option-list?older-than=2026-01-20T00:00:00Z`)
    const keyOf = ({ hostname, databasename, oracleDatabaseFeatureUsageStat: { feature } }: OptionRow) =>
      [hostname, databasename, feature].join(' ')
    const before = new Map(then.map((row) => [keyOf(row), row.oracleDatabaseFeatureUsageStat]))
    const pairs = now.flatMap(({ oracleDatabaseFeatureUsageStat: usage, ...names }) => {
      const earlier = before.get(keyOf({ oracleDatabaseFeatureUsageStat: usage, ...names }))
      return earlier && earlier.detectedUsages > 0 ? [[usage.firstUsageDate, earlier.firstUsageDate]] : []
    })
    expect(pairs.length).toBeGreaterThan(100)
    expect(pairs.filter(([date, earlier]) => date !== earlier)).toEqual([])
    const tenants = now.filter(
      ({ oracleDatabaseFeatureUsageStat: { feature, detectedUsages } }) =>
        feature === 'Oracle Multitenant' && detectedUsages > 0,
    )
    expect(tenants.map((row) => row.oracleDatabaseFeatureUsageStat.extraFeatureInfo)).toEqual(
      tenants.map((row) => `Total number: ${named(row).pdbs?.length}`),
    )
  })
})

describe('totals', () => {
  test('are zero in a new installation', async () => {
    const totals = await fetchJson<object>(
      `${oracle}/statistics`,
      undefined,
      clientOf(createWorld({ hosts: 0 })),
    )
    expect(new Set(Object.values(totals))).toEqual(new Set([0]))
  })

  test('sorts and limits the top lists and computes them from the rows', async () => {
    const loads = await fetchJson<TopWorkloadRow[]>(`${oracle}/top-workload?limit=5&environment=NOWHERE`)
    const highest = databases.map(({ work }) => work ?? 0).toSorted((a, b) => b - a)
    expect(loads.map(({ workload }) => workload)).toEqual(highest.slice(0, 5))
    expect(await fetchJson(`${oracle}/top-workload`)).toHaveLength(10)
    const unused = await fetchJson<TopUnusedRow[]>(`${oracle}/top-unused-instance-resource?limit=5000`)
    expect(unused).toHaveLength(1000)
    const values = unused.map((row) => row.unused ?? Number.NEGATIVE_INFINITY)
    expect(values).toEqual(values.toSorted((a, b) => (a < b ? 1 : -1)))
    expect(unused.some((row) => row.unused === null)).toBe(true)
    expect(unused.some((row) => (row.unused ?? 0) < 0)).toBe(true)
    for (const { hostname, unused: unusedMemory } of unused.slice(0, 20)) {
      const own = databases.filter((row) => row.hostname === hostname)
      expect((own[0]?.cpuCount ?? 0) - sum(own.map(({ work }) => work ?? 0))).toBeCloseTo(unusedMemory ?? 0)
    }
  })

  test('retrieve is reclaimable space divided by segment size; PDB rows come last and ignore the search', async () => {
    const { segmentAdvisors } = await fetchJson<{ segmentAdvisors: SegmentAdvisorRow[] }>(
      `${oracle}/segment-advisors`,
    )
    expect(segmentAdvisors.length).toBeGreaterThan(200)
    for (const { reclaimable, segmentsSize, retrieve } of segmentAdvisors) {
      expect(retrieve).toBeCloseTo(reclaimable / segmentsSize, 3)
      expect(retrieve).toBeLessThan(1)
    }
    const firstPdb = segmentAdvisors.findIndex(({ pdbName }) => pdbName !== undefined)
    expect(new Set(segmentAdvisors.slice(firstPdb).map(({ pdbName }) => pdbName !== undefined))).toEqual(
      new Set([true]),
    )
    const searched = await fetchJson<{ segmentAdvisors: SegmentAdvisorRow[] }>(
      `${oracle}/segment-advisors?search=nobody`,
    )
    expect(searched.segmentAdvisors).toEqual(segmentAdvisors.slice(firstPdb))
  })

  test('used plus free space is the total, and the data files fit into the used space', async () => {
    const groups = await fetchJson<DiskGroupRow[]>(`${oracle}/diskgroups`)
    for (const row of groups) {
      expect(row.usedSpace + row.freeSpace).toBeCloseTo(row.totalSpace)
      expect(row.percentageUsedSpace + row.percentageFreeSpace).toBeCloseTo(100, 1)
      if (row.diskGroupName !== 'DATA') continue
      const stored = databases.filter(
        ({ hostname, name }) => hostname === row.hostname && row.databases.includes(name),
      )
      expect(sum(stored.map(({ datafileSize }) => datafileSize))).toBeLessThanOrEqual(row.usedSpace)
    }
  })
})

describe('patch advisors', () => {
  const rows = () => fetchJson<{ content: PatchAdvisorRow[]; metadata: object }>(`${oracle}/patch-advisors`)

  test('are always paged, and totalPages is rounded down', async () => {
    const { content, metadata } = await rows()
    expect(metadata).toMatchObject({ totalElements: content.length, first: true, last: true })
    const page = await fetchJson<{ content: object[]; metadata: object }>(
      `${oracle}/patch-advisors?page=1&size=100`,
    )
    expect(page.content).toEqual(content.slice(100, 200))
    const totalPages = Math.floor(content.length / 100)
    expect(page.metadata).toMatchObject({ number: 1, size: 100, totalPages, first: false, last: false })
  })

  test('are judged by the age of the newest update', async () => {
    const { content } = await rows()
    const now = Date.parse(NOW)
    for (const row of content) {
      const age = now - Date.parse(row.date)
      expect(row.fourMonths || age >= 115 * DAY).toBe(true)
      expect((!row.sixMonths && row.status === 'KO') || age <= 190 * DAY).toBe(true)
      expect(row.twelveMonths || !row.sixMonths).toBe(true)
      expect(row.description !== '' || row.date === '1970-01-01T01:00:00+01:00').toBe(true)
    }
    const kinds = content.map(({ fourMonths, sixMonths, twelveMonths }) =>
      [fourMonths, sixMonths, twelveMonths].join(),
    )
    expect(new Set(kinds).size).toBe(4)
    const old = await fetchJson<{ content: PatchAdvisorRow[] }>(
      `${oracle}/patch-advisors?window-time=12&status=KO`,
    )
    expect(old.content.map(({ dbname }) => dbname)).toEqual(
      content.filter(({ twelveMonths }) => !twelveMonths).map(({ dbname }) => dbname),
    )
  })
})

describe('queries', () => {
  test('GET databases always returns the first page, and all rows without a page', async () => {
    const page = await fetchJson<{ content: OracleDatabaseRow[] }>(`${oracle}?page=7&size=3`)
    expect(page.content).toEqual(databases.slice(0, 3))
    expect(await fetchJson(`${oracle}?size=3`)).toHaveLength(databases.length)
  })

  test('searches host and database name and sorts by a number', async () => {
    const found = await fetchJson<OracleDatabaseRow[]>(
      `${oracle}?search=prd%20books&sort-by=datafileSize&sort-desc=true`,
    )
    expect(found.length).toBeGreaterThan(0)
    expect(new Set(found.map(({ hostname, name }) => /prd/.test(hostname) && /BOOKS/.test(name)))).toEqual(
      new Set([true]),
    )
    const sizes = found.map(({ datafileSize }) => datafileSize)
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    const addms = await fetchJson<AddmRow[]>(`${oracle}/addms?search=dwh`)
    expect(new Set(addms.map(({ dbname }) => dbname.startsWith('DWH')))).toEqual(new Set([true]))
  })

  test('shows an operator only permitted locations, except in psql-migrabilities', async () => {
    const own = await fetchJson<OracleDatabaseRow[]>(oracle, { as: 'operator' })
    expect(new Set(own.map(({ location }) => location))).toEqual(new Set([first, second]))
    expect(own).toEqual(databases.filter(({ location }) => location === first || location === second))
    const migrabilities = await fetchJson<object[]>(`${oracle}/psql-migrabilities?${at(third)}`)
    expect(migrabilities.length).toBeGreaterThan(0)
    expect(await fetchJson(`${oracle}/psql-migrabilities`, { as: 'operator' })).toEqual(migrabilities)
  })

  test('a role with All and a location sees only that location', async () => {
    const mixed = createWorld({ hosts: 200 })
    for (const role of mixed.roles) if (role.locations.includes(first)) role.locations = ['All', first]
    const rows = await fetchJson<OracleDatabaseRow[]>(oracle, { as: 'operator' }, clientOf(mixed))
    expect(new Set(rows.map(({ location }) => location))).toEqual(new Set([first]))
  })
})

describe('older-than', () => {
  test('returns earlier versions, sizes and licenses, and fewer patches', async () => {
    const then = await fetchJson<OracleDatabaseRow[]>(`${oracle}?older-than=2025-06-01T00:00:00Z`)
    const now = new Map(databases.map((row) => [`${row.hostname} ${row.name}`, row]))
    const pairs = then.map((row) => [row, now.get(`${row.hostname} ${row.name}`)] as const)
    const differ = (of: (row: OracleDatabaseRow) => unknown) =>
      pairs.filter(([before, after]) => after && of(before) !== of(after)).length
    expect(differ(({ version }) => version)).toBeGreaterThan(50)
    expect(differ(({ segmentsSize }) => segmentsSize)).toBeGreaterThan(100)
    expect(
      differ(({ licenses }) => (licenses ?? []).filter(({ count }) => count > 0).length),
    ).toBeGreaterThan(20)
    expect(differ(({ dbID }) => dbID)).toBe(0)
    expect(differ(({ charset }) => charset)).toBe(0)
    const patches = (moment: string) => fetchJson<object[]>(`${oracle}/patch-list?older-than=${moment}`)
    expect((await patches('2025-06-01T00:00:00Z')).length).toBeLessThan((await patches(NOW)).length)
  })
})
