import { describe, expect, test } from 'vitest'
import type { HostDetail, HostSummary, OracleDatabase, OracleDatabaseRow } from '../../contract/wire.ts'
import { sum, sumDown } from '../../lib/decimals.ts'
import { clientOf } from '../../testing/client.ts'
import { createWorld } from '../../world/createWorld.ts'

const world = createWorld()

const client = clientOf(world)

async function fetchJson<Data>(path: string, of = client): Promise<Data> {
  const data: Data = await (await of.sendRequest(path, { as: 'admin' })).json()
  return data
}

const detail = (hostname: string, query = '') =>
  fetchJson<HostDetail>(`/api/hosts/${encodeURIComponent(hostname)}${query}`)
const { hosts } = await fetchJson<{ hosts: HostSummary[] }>('/api/hosts?mode=summary')
const sampleHosts = hosts.slice(0, 240)
const details = new Map<string, HostDetail>()
for (const { hostname } of sampleHosts) details.set(hostname, await detail(hostname))
const oracleOf = ({ features }: HostDetail): OracleDatabase[] => features.oracle?.database?.databases ?? []
const databases = [...details.values()].flatMap(oracleOf)

test("GET /hosts/{hostname}: agrees with the host's row in GET /hosts", () => {
  for (const { databases: names, missingDatabases, clusterMembershipStatus: _, ...row } of sampleHosts) {
    const host = details.get(row.hostname)
    expect(host).toMatchObject(row)
    if (!host || row.technology !== 'Oracle/Database') continue
    expect(oracleOf(host).map(({ name }) => name)).toEqual(names['Oracle/Database'])
    expect(host.features.oracle?.database?.missingDatabases).toEqual(missingDatabases ?? [])
  }
})

test("GET /hosts/{hostname}: has features only for the host's technology", () => {
  const keys: Readonly<Record<string, string[]>> = {
    'Oracle/Database': ['oracle'],
    'Oracle/MySQL': ['mysql'],
    'Microsoft/SQLServer': ['microsoft'],
    'PostgreSQL/PostgreSQL': ['postgresql'],
    'MongoDB/MongoDB': ['mongodb'],
    '': [],
  }
  for (const host of details.values()) expect(Object.keys(host.features)).toEqual(keys[host.technology])
  expect(new Set([...details.values()].map(({ technology }) => technology)).size).toBe(6)
})

test('GET /hosts/{hostname}: contains the alerts of the host in every status', () => {
  const alerts = [...details.values()].flatMap(({ hostname, alerts: own }) =>
    own.map((alert) => [hostname, alert.otherInfo?.['hostname'], alert.alertStatus]),
  )
  expect(new Set(alerts.map(([hostname, named]) => hostname === named))).toEqual(new Set([true]))
  expect(new Set(alerts.map(([, , status]) => status))).toEqual(new Set(['NEW', 'ACK', 'DISMISSED']))
  const errors = [...details.values()].filter((host) => (host.errors ?? []).length > 0)
  expect(errors.length).toBeGreaterThan(0)
  expect(
    new Set(errors.map((host) => host.alerts.some(({ alertCode }) => alertCode === 'AGENT_ERROR'))),
  ).toEqual(new Set([true]))
})

describe('CPU consumption', () => {
  test('never exceeds the threads of the host, and a database never its host', () => {
    const measured = [...details.values()].filter((host) => (host.cpuConsumptions ?? []).length > 0)
    expect(measured.some(({ info }) => info.cpuThreads > 100)).toBe(true)
    for (const host of measured) {
      const { info, cpuConsumptions } = host
      const own = (cpuConsumptions ?? []).map(({ cpuAvg = 0 }) => cpuAvg)
      expect(Math.max(...own)).toBeLessThanOrEqual(info.cpuThreads)
      for (const { cpuDiskConsumptions } of oracleOf(host)) {
        for (const { cpuDbAvg = 0, cpuDbMax = 0, cpuHostAvg = 0, cpuHostMax = 0 } of cpuDiskConsumptions ??
          []) {
          expect(cpuDbAvg).toBeLessThanOrEqual(cpuHostAvg)
          expect(Math.max(cpuDbMax, cpuHostMax)).toBeLessThanOrEqual(info.cpuThreads)
        }
      }
    }
  })
})

describe('capacity', () => {
  const measured = () => [...details.values()].filter((host) => (host.cpuConsumptions ?? []).length > 0)
  const averagesOf = <Row extends { target?: string }>(rows: readonly Row[] | null) =>
    (rows ?? []).filter(({ target }) => target !== undefined)

  test('is the same for the host in each of its views, and databases and PDBs are parts of it', () => {
    for (const host of measured()) {
      const ofHost = new Map((host.cpuConsumptions ?? []).map((row) => [row.target, row.cpuAvg]))
      const all = oracleOf(host).map(({ cpuDiskConsumptions }) => cpuDiskConsumptions ?? [])
      for (const { target, cpuHostAvg } of averagesOf(all.flat())) expect(cpuHostAvg).toBe(ofHost.get(target))
      for (const { target, cpuAvg = 0 } of host.cpuConsumptions ?? []) {
        if (target === undefined) continue
        const own = all.map((rows) => rows.find((row) => row.target === target)?.cpuDbAvg ?? 0)
        expect(sum(own)).toBeLessThanOrEqual(cpuAvg + 1e-6)
      }
      for (const { pdbs, cpuDiskConsumptions } of oracleOf(host))
        for (const { target, cpuDbAvg = 0, iopsAvg = 0 } of averagesOf(cpuDiskConsumptions)) {
          const own = (pdbs ?? []).flatMap(({ cpuDiskConsumptionPdbs }) =>
            averagesOf(cpuDiskConsumptionPdbs).filter((row) => row.target === target),
          )
          expect(sum(own.map((row) => row.cpuDbAvg ?? 0))).toBeLessThanOrEqual(cpuDbAvg + 1e-6)
          expect(sum(own.map((row) => row.iopsAvg ?? 0))).toBeLessThanOrEqual(iopsAvg + 1e-6)
        }
    }
  })

  test('of a week is the average of its days', () => {
    for (const { cpuConsumptions } of measured()) {
      const own = new Map((cpuConsumptions ?? []).map(({ target, cpuAvg }) => [target, cpuAvg ?? 0]))
      const days = (['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'] as const).map((day) => own.get(day) ?? 0)
      expect(own.get('w1')).toBeCloseTo(sum(days) / 7, 1)
    }
  })

  test('of a day is the same in the documents of the following days', async () => {
    const [host] = measured().filter(({ history }) => (history ?? []).length > 300)
    const before = await detail(host?.hostname ?? '', '?older-than=2026-03-15T23:00:00Z')
    const yesterday = host?.cpuConsumptions?.find(({ target }) => target === 'd2')
    const same = before.cpuConsumptions?.find(({ target }) => target === 'd1')
    expect(yesterday?.cpuAvg).toBeGreaterThan(0)
    expect({ ...same, target: '' }).toEqual({ ...yesterday, target: '' })
  })
})

describe('file systems', () => {
  test('fit the operating system and the memory', () => {
    const types: Readonly<Record<string, string[]>> = {
      Linux: ['xfs', 'tmpfs', 'nfs4'],
      AIX: ['jfs2', 'nfs4'],
      SunOS: ['zfs', 'nfs4'],
      'HP-UX': ['vxfs', 'nfs4'],
      NT: ['NTFS'],
    }
    for (const { info, filesystems } of details.values())
      for (const { type, size } of filesystems ?? []) {
        expect(types[info.kernel]).toContain(type)
        const most = type === 'tmpfs' ? Math.ceil(info.memoryTotal) : Number.POSITIVE_INFINITY
        expect(size / 2 ** 20).toBeLessThanOrEqual(most)
      }
  })

  test('hold the data files of the databases outside ASM', () => {
    const pairs = [...details.values()].flatMap((host) => {
      const filesystem = host.filesystems?.find(({ mountedOn }) => mountedOn === '/oradata')
      const own = oracleOf(host).filter(({ asm }) => !asm)
      return filesystem ? [[filesystem, sum(own.map(({ datafileSize }) => datafileSize))] as const] : []
    })
    expect(Math.max(...pairs.map(([, files]) => files))).toBeGreaterThan(1000)
    for (const [{ usedSpace, size }, files] of pairs) {
      expect(usedSpace / 2 ** 20).toBeGreaterThanOrEqual(files)
      expect(usedSpace).toBeLessThanOrEqual(size)
    }
  })
})

describe('memory sum', () => {
  test("follows the server's rule and is green, red or empty", () => {
    const target = world.configuration.APIService.PGASGASumTargetPercentage
    const flags = [...details.values()].map((host) => {
      const own = oracleOf(host)
      const automatic = sumDown(own.map(({ memoryTarget }) => memoryTarget))
      const manual = sumDown(own.map(({ pgaTarget, sgaTarget }) => pgaTarget + sgaTarget))
      expect(host.memorySum).toBeCloseTo(manual + automatic)
      const percentage = (100 * host.memorySum) / host.info.memoryTotal
      expect(host.memorySumPercentage).toBeCloseTo(percentage, 1)
      const flag = target > Math.trunc(percentage) ? 'green' : 'red'
      expect(host.memorySumFlag).toBe(own.length === 0 ? '' : flag)
      return host.memorySumFlag
    })
    expect(new Set(flags)).toEqual(new Set(['green', 'red', '']))
  })

  test('uses the target configured for the host', async () => {
    const [red] = [...details.values()].filter(({ memorySumFlag }) => memorySumFlag === 'red')
    const other = createWorld()
    other.configuration.APIService.PGASGASumTargetPercentagePerHosts = { [red?.hostname ?? '']: 100 }
    const { memorySumFlag } = await fetchJson<HostDetail>(
      `/api/hosts/${red?.hostname ?? ''}`,
      clientOf(other),
    )
    expect(memorySumFlag).toBe('green')
  })

  test('responds 500 when the host has no memory', async () => {
    const odd = createWorld({ hosts: 100 })
    const host = odd.hosts.facts.find(({ technology }) => technology === 'Oracle/Database')
    if (!host) throw new Error('no Oracle host')
    host.info = { ...host.info, memoryTotal: 0 }
    const response = await clientOf(odd).sendRequest(`/api/hosts/${host.hostname}`, { as: 'admin' })
    expect([response.status, await response.text()]).toEqual([500, ''])
  })
})

describe('Oracle databases', () => {
  test('database sizes equal the sum of the tablespaces, including PDBs', () => {
    for (const database of databases) {
      const pdbs = database.pdbs ?? []
      const all = [...(database.tablespaces ?? []), ...pdbs.flatMap(({ tablespaces }) => tablespaces ?? [])]
      const gigabytes = (of: (tablespace: (typeof all)[number]) => number) =>
        all.reduce((sum, tablespace) => sum + of(tablespace), 0) / 1024
      expect(Math.abs(database.segmentsSize - gigabytes(({ used }) => used))).toBeLessThan(0.02)
      expect(Math.abs(database.datafileSize - gigabytes(({ total }) => total))).toBeLessThan(0.02)
      expect(all.filter(({ used, total, maxSize }) => used > total || total > maxSize)).toEqual([])
      expect(database.pgaSum).toBe(sumDown(pdbs.map(({ pgaAggregateTarget }) => pgaAggregateTarget)))
      expect(database.sgaSum).toBe(sumDown(pdbs.map(({ sgaTarget }) => sgaTarget)))
    }
  })

  test('databases need licenses for the options in use', () => {
    for (const { featureUsageStats, licenses } of databases.filter((row) => row.featureUsageStats?.length)) {
      const used = (featureUsageStats ?? []).filter(({ currentlyUsed }) => currentlyUsed)
      const paid = (licenses ?? []).filter(({ count, name }) => count > 0 && !name.startsWith('Oracle'))
      expect(new Set(used.map(({ product }) => product))).toEqual(new Set(paid.map(({ name }) => name)))
    }
  })

  test('host details agree with the list of databases', async () => {
    const rows = await fetchJson<OracleDatabaseRow[]>('/api/hosts/technologies/oracle/databases')
    const known = new Map(rows.map((row) => [`${row.hostname} ${row.name}`, row]))
    for (const [hostname, host] of details) {
      for (const { name, version, work, licenses, services, status, dbID, segmentsSize, pdbs } of oracleOf(
        host,
      )) {
        const row = known.get(`${hostname} ${name}`)
        expect(row).toMatchObject({ version, work, services, status, dbID, segmentsSize })
        // Host details drop counts of 0 and round those of Named User Plus.
        const used = (row?.licenses ?? []).filter(({ count }) => count > 0)
        expect(new Set(used.map(({ licenseTypeID }) => licenseTypeID))).toEqual(
          new Set((licenses ?? []).map(({ licenseTypeID }) => licenseTypeID)),
        )
        expect((row?.pdbs ?? []).map((pdb) => pdb.name)).toEqual((pdbs ?? []).map((pdb) => pdb.name))
      }
    }
  })

  test('have aggregates for each target and samples of one day with gaps', () => {
    const [samples] = databases.flatMap(({ cpuDiskConsumptions }) =>
      cpuDiskConsumptions ? [cpuDiskConsumptions] : [],
    )
    const targets = (samples ?? []).flatMap(({ target }) => target ?? [])
    expect(targets).toEqual(['m', 'w4', 'w3', 'w2', 'w1', 'd7', 'd6', 'd5', 'd4', 'd3', 'd2', 'd1'])
    const hours = (samples ?? []).filter(({ target }) => target === undefined)
    expect(hours.length).toBeGreaterThan(12)
    const all = databases.flatMap(({ cpuDiskConsumptions }) => cpuDiskConsumptions ?? [])
    expect(all.some(({ target, cpuDbAvg }) => target === undefined && cpuDbAvg === undefined)).toBe(true)
    expect(new Set(all.map(({ cpuDbAvg = 0, cpuDbMax = 0 }) => cpuDbMax >= cpuDbAvg))).toEqual(
      new Set([true]),
    )
  })

  test("the host's history ends with the sum of the databases' daily CPU usage", () => {
    for (const host of details.values()) {
      const own = oracleOf(host)
      if (own.length === 0) continue
      const total = own.reduce((sum, { dailyCPUUsage }) => sum + (dailyCPUUsage ?? 0), 0)
      expect(host.history?.at(-1)?.totalDailyCPUUsage).toBeCloseTo(total)
      expect(host.history).toHaveLength(own[0]?.changes?.length ?? 0)
    }
  })
})

test('older-than: returns the archived document of that day', async () => {
  const [host] = [...details.values()].filter(({ history }) => (history ?? []).length > 300)
  const then = await detail(host?.hostname ?? '', '?older-than=2025-12-24T12:00:00%2B01:00')
  const reportedAt = Date.parse(then.createdAt)
  expect(reportedAt).toBeLessThan(Date.parse('2025-12-24T11:00:00Z'))
  expect(reportedAt).toBeGreaterThan(Date.parse('2025-12-23T23:00:00Z'))
  expect([then.archived, host?.archived]).toEqual([true, false])
  expect(then.history?.length).toBeLessThan(host?.history?.length ?? 0)
})
