import { describe, expect, test } from 'vitest'
import type {
  BubbleChart,
  ChangeChart,
  CoresPoint,
  DatabaseRow,
  DatabasesStatistics,
  HostDetail,
  HostSummary,
  OracleDatabaseRow,
  OracleDatabasesStatistics,
  PdbRow,
  SegmentAdvisorRow,
  TopUnusedRow,
  TopWorkloadRow,
  TypesChart,
} from '../../contract/wire.ts'
import { floor2, rounded, sumDown } from '../../lib/decimals.ts'
import { busyCompany } from '../busyCompany.ts'
import { companiesInScope, only, sum, without } from '../scopes.ts'

const GB = 2 ** 30
const technologies = '/api/hosts/technologies'
const oracle = `${technologies}/oracle/databases`
describe.each([...companiesInScope(), await busyCompany()])('$company, $scope', ({ scope, read, world }) => {
  const hostsIn = async (requestedScope = scope) =>
    (await read<{ hosts: HostSummary[] }>('/api/hosts?mode=summary', requestedScope)).hosts
  const oracleIn = (requestedScope = scope) => read<OracleDatabaseRow[]>(oracle, requestedScope)

  test('statistics of all databases equal the sums of the rows', async () => {
    const { databases } = await read<{ databases: DatabaseRow[] }>(`${technologies}/all/databases`, scope)
    const totals = await read<DatabasesStatistics>(`${technologies}/all/databases/statistics`, scope)
    const bytes = (of: (row: DatabaseRow) => number) => sum(databases, of) * GB
    expect(totals['total-memory-size']).toBeCloseTo(
      bytes(({ memory }) => memory),
      -1,
    )
    expect(totals['total-segments-size']).toBeCloseTo(
      bytes(({ segmentSize }) => segmentSize),
      -1,
    )
    const own = databases.filter(({ type }) => type === 'Oracle/Database')
    const rows = await oracleIn()
    expect(own.map(({ hostname, name }) => [hostname, name])).toEqual(
      rows.map(({ hostname, name }) => [hostname, name]),
    )
    expect(own.map(({ memory, datafileSize, segmentSize }) => [memory, datafileSize, segmentSize])).toEqual(
      rows.map(({ memory, datafileSize, segmentsSize }) => [memory, datafileSize, segmentsSize]),
    )
  })

  test('Oracle statistics equal the sums of the rows', async () => {
    const totals = await read<OracleDatabasesStatistics>(`${oracle}/statistics`, scope)
    const rows = await oracleIn()
    const bytes = (of: (row: OracleDatabaseRow) => number) => sum(rows, of) * GB
    expect(totals['total-memory-size']).toBeCloseTo(
      bytes(({ memory }) => memory),
      -1,
    )
    expect(totals['total-segments-size']).toBeCloseTo(
      bytes(({ segmentsSize }) => segmentsSize),
      -1,
    )
    expect(totals['total-datafile-size']).toBeCloseTo(
      bytes(({ datafileSize }) => datafileSize),
      -1,
    )
    expect(totals['total-work']).toBeCloseTo(sum(rows, ({ work }) => work ?? 0))
  })

  test('top lists agree with workload and unused CPU', async () => {
    const loads = await read<TopWorkloadRow[]>(`${oracle}/top-workload?limit=1000000`, scope)
    // The top workload list ignores the environment filter.
    const everywhere = await oracleIn(without(scope, 'environment'))
    const works = everywhere.flatMap(({ work }) => work ?? []).toSorted((a, b) => b - a)
    expect(loads.map(({ workload }) => workload)).toEqual(works)
    const top = await read<TopWorkloadRow[]>(`${oracle}/top-workload?limit=3`, scope)
    expect(top).toEqual(loads.slice(0, 3))
    const unused = await read<TopUnusedRow[]>(`${oracle}/top-unused-instance-resource?limit=1000000`, scope)
    const byHost = Map.groupBy(await oracleIn(), ({ hostname }) => hostname)
    const expected = (await hostsIn()).map(({ hostname, info }) => {
      const own = byHost.get(hostname)
      return [
        hostname,
        own === undefined ? null : rounded(info.cpuThreads - sum(own, ({ work }) => work ?? 0)),
      ]
    })
    expect(new Map(unused.map((row) => [row.hostname, row.unused]))).toEqual(
      new Map(expected.map(([name, unusedMemory]) => [name, unusedMemory])),
    )
  })

  test('segment advisors agree with the segments of their databases', async () => {
    const { segmentAdvisors } = await read<{ segmentAdvisors: SegmentAdvisorRow[] }>(
      `${oracle}/segment-advisors`,
      scope,
    )
    const rows = await oracleIn()
    const sizes = new Map(
      rows.flatMap(({ hostname, name, segmentsSize, pdbs }) => [
        [JSON.stringify([hostname, name]), segmentsSize] as const,
        ...(pdbs ?? []).map((pdb) => [JSON.stringify([hostname, name, pdb.name]), pdb.segmentsSize] as const),
      ]),
    )
    for (const { hostname, dbname, pdbName, reclaimable, segmentsSize, retrieve } of segmentAdvisors) {
      expect(segmentsSize).toBe(
        sizes.get(JSON.stringify([hostname, dbname, pdbName].filter((name) => name !== undefined))),
      )
      expect(retrieve).toBe(segmentsSize === 0 ? 0 : rounded(reclaimable / segmentsSize, 4))
    }
    const ofPdbs = rows.flatMap(({ pdbs }) => (pdbs ?? []).flatMap((pdb) => pdb.segmentAdvisors ?? []))
    expect(
      segmentAdvisors.filter(({ pdbName }) => pdbName !== undefined).map((row) => row.reclaimable),
    ).toEqual(ofPdbs.map((row) => row.reclaimable))
  })

  test('PDB colors follow the lines of PL/SQL code', async () => {
    for (const { pdb, color } of await read<PdbRow[]>(`${oracle}/pdbs`, scope)) {
      const lines = pdb.pgsqlMigrability?.find(({ metric }) => metric === 'PLSQL LINES')?.Count ?? 0
      const light = lines < 1000 ? 'green' : lines <= 10_000 ? 'yellow' : 'red'
      expect(color).toBe(pdb.pgsqlMigrability === undefined ? '' : light)
    }
  })

  test('memory, file systems and CPU usage of a host equal the sums of its databases', async () => {
    const { PGASGASumTargetPercentage: target } = world.configuration.APIService
    const moment = only(scope, 'older-than')
    const some = (await hostsIn()).filter(({ technology }) => technology === 'Oracle/Database').slice(0, 6)
    for (const { hostname } of some) {
      // Skipped because a path cannot contain a name with a slash.
      if (hostname.includes('/')) continue
      const host = await read<HostDetail>(`/api/hosts/${encodeURIComponent(hostname)}`, moment)
      const own = host.features.oracle?.database?.databases ?? []
      const manual = sumDown(own.map(({ pgaTarget, sgaTarget }) => pgaTarget + sgaTarget))
      const automatic = sumDown(own.map(({ memoryTarget }) => memoryTarget))
      expect(host.memorySum).toBe(sumDown([manual, automatic]))
      expect(host.memorySumPercentage).toBe(floor2((100 * host.memorySum) / host.info.memoryTotal))
      const isGreen = target > Math.trunc((100 * host.memorySum) / host.info.memoryTotal)
      expect(host.memorySumFlag).toBe(isGreen ? 'green' : 'red')
      expect(host.history?.at(-1)?.totalDailyCPUUsage).toBe(sumDown(own.map((row) => row.dailyCPUUsage ?? 0)))
      for (const { usedSpace, availableSpace, size } of host.filesystems ?? [])
        expect(usedSpace + availableSpace).toBe(size)
      for (const { changes, ...now } of own) {
        expect(changes?.at(-1)).toMatchObject({
          segmentsSize: now.segmentsSize,
          datafileSize: now.datafileSize,
          allocable: now.allocable,
          dailyCPUUsage: now.dailyCPUUsage ?? 0,
        })
      }
    }
  })

  test('charts equal the sums of hosts and databases', async () => {
    const [rows, hosts] = [await oracleIn(), await hostsIn()]
    const chart = (metric: string) =>
      read<BubbleChart>(`/chart/technologies/oracle/database?metric=${metric}`, scope)
    expect(sum((await chart('work')).data, ({ size }) => size)).toBeCloseTo(
      sum(rows, ({ work }) => work ?? 0),
    )
    const versions = Map.groupBy(rows, ({ version }) => version)
    expect((await chart('version')).data.map(({ name, size }) => [name, size])).toEqual(
      [...versions].map(([version, all]) => [version, all.length]),
    )
    const types = await read<TypesChart>('/chart/technologies/types', scope)
    const named = (all: readonly HostSummary[]) =>
      all.flatMap(({ databases }) => Object.values(databases).flatMap((names) => names ?? []))
    expect(sum(types.databases, ({ size }) => size)).toBe(named(hosts).length)
    expect(sum(types.operatingSystems, ({ size }) => size)).toBe(hosts.length)
    const from = '2025-07-01T00:00:00Z'
    const changes = await read<ChangeChart>(`/chart/technologies/changes?from=${from}`, scope)
    const then = await hostsIn([without(scope, 'older-than'), `older-than=${from}`].filter(Boolean).join('&'))
    expect(sum(changes.data, ({ size }) => size)).toBe(named(hosts).length)
    expect(sum(changes.data, ({ change }) => change)).toBe(named(hosts).length - named(then).length)
    const { coresHistory } = await read<{ coresHistory: CoresPoint[] }>('/chart/hosts/cores', scope)
    const day = coresHistory.at(-1)?.date.slice(0, 10) ?? ''
    const reported = hosts.filter(({ createdAt }) => createdAt.startsWith(day))
    expect(coresHistory.at(-1)?.cores ?? 0).toBe(day === '' ? 0 : sum(reported, ({ info }) => info.cpuCores))
  })
})
