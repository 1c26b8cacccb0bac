import type { ClusterMembershipStatus, HostDetail } from '@inventory-console/api-mocks/contract'
import { hostDetail } from '@inventory-console/api-mocks/decoders/api/host-detail'
import { makeHostDetail } from '@inventory-console/api-mocks/fixtures/oracle'
import { describe, expect, test } from 'vitest'
import { isOutdated } from '../../../domain/host.ts'
import { formatFor } from '../../../lib/format.ts'
import { malformedRows } from '../../../testing/decodeRows.ts'
import { memoryUseOf } from './health/HostHealth.tsx'
import { hostFacts } from './HostFactBox.tsx'
import { databaseNamesOf, technologyName, technologyOf } from './technology.ts'

const format = formatFor('en-US')
const host = makeHostDetail(15)

function fact(id: string, overrides: Partial<HostDetail> = {}): unknown {
  const found = hostFacts.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`There is no fact ${id}`)
  return found.value({ ...host, ...overrides }, format)
}

const noCluster: ClusterMembershipStatus = {
  oracleClusterware: false,
  sunCluster: false,
  hacmp: false,
  veritasClusterServer: false,
  veritasClusterHostnames: [],
}

describe('host facts', () => {
  test('name the frequency of the CPU once', () => {
    const cpu = (cpuModel: string) =>
      fact('cpu', { info: { ...host.info, cpuModel, cpuFrequency: '2.50GHz' } })
    expect(cpu('Xeon Gold 6248 @ 2.50GHz')).toBe('Xeon Gold 6248 @ 2.50GHz')
    expect(cpu('POWER9')).toBe('POWER9 - 2.50GHz')
  })

  test('show counts, sizes and versions side by side', () => {
    const info = {
      ...host.info,
      cpuSockets: 2,
      cpuCores: 8,
      cpuThreads: 16,
      memoryTotal: 125.6,
      swapTotal: 0,
    }
    expect(fact('cpuCounts', { info })).toBe('2 / 8 / 16')
    expect(fact('memory', { info })).toBe('125.6 / 0')
    expect(fact('agentVersion', { agentVersion: '2.9.0', serverVersion: '' })).toBe('2.09.0 / -')
  })

  test.each([
    [{ oracleClusterware: true }, 'Clusterware - 19.3'],
    [{ sunCluster: true }, 'Sun Cluster - 19.3'],
    [{ hacmp: true }, 'HACMP - 19.3'],
    [{ veritasClusterServer: true }, 'Veritas Cluster - 19.3'],
    [{}, ''],
  ])('name the cluster of a host with %o', (kind, name) => {
    const info = { ...host.info, clusterwareVersion: '19.3' }
    expect(fact('clusterType', { info, clusterMembershipStatus: { ...noCluster, ...kind } })).toBe(name)
    expect(fact('clusterMember', { clusterMembershipStatus: { ...noCluster, ...kind } })).toBe(name !== '')
  })

  test('list every kind of cluster that the host belongs to', () => {
    const clusterMembershipStatus = { ...noCluster, hacmp: true, veritasClusterServer: true }
    const info = { ...host.info, clusterwareVersion: '' }
    expect(fact('clusterType', { info, clusterMembershipStatus })).toBe('HACMP, Veritas Cluster')
  })

  test('show tags', () => {
    expect(fact('tags', { tags: ['payroll', 'vip'] })).toBe('payroll, vip')
  })

  test('show PH as bare metal', () => {
    expect(fact('platform', { info: { ...host.info, hardwareAbstractionTechnology: 'PH' } })).toBe(
      'Bare Metal',
    )
  })

  test.each([null, 7, 'text', [], {}])('do not throw when every field is %o', (value) => {
    const [decoded] = malformedRows(hostDetail, host, value, { hostname: 'db' })
    if (!decoded) throw new Error('the host was not decoded')
    for (const { value } of hostFacts) expect(() => value(decoded, format)).not.toThrow()
    expect(() => [memoryUseOf(decoded), technologyOf(decoded), databaseNamesOf(decoded)]).not.toThrow()
  })
})

test('a technology that the contract does not name keeps the section of its databases', () => {
  const newer = { ...host, technology: 'Novel' }
  expect([technologyOf(newer), technologyName(newer, [])]).toEqual(['Oracle/Database', 'Novel'])
})

describe('memoryUseOf', () => {
  test("returns the server's sum and its parts", () => {
    const databases = host.features.oracle?.database?.databases ?? []
    const use = memoryUseOf(host)
    expect(use).toMatchObject({ sum: host.memorySum, percent: host.memorySumPercentage, verdict: 'within' })
    expect((use?.pgaAndSga ?? 0) + (use?.memoryTargets ?? 0)).toBeCloseTo(host.memorySum, 2)
    expect(databases.length).toBeGreaterThan(1)
  })

  test.each([
    ['green', false],
    ['red', true],
  ] as const)('flag %s sets the verdict over to %s', (memorySumFlag, over) => {
    const memorySumPercentage = over ? 80.2 : 79.9
    const use = memoryUseOf({ ...host, memorySumFlag, memorySumPercentage }, 80)
    expect(use?.verdict).toBe(over ? 'over' : 'within')
  })

  test.each([
    ['red', 90, 0, 'unset'],
    ['red', 90, 80, 'over'],
    ['red', 90, null, 'unknown'],
    ['green', 70, 80, 'within'],
    ['orange', 70, 80, 'unknown'],
    // The server compares with the old limit until it restarts.
    ['red', 70, 80, 'outdated'],
    ['green', 90, 80, 'outdated'],
    ['green', 70, 0, 'outdated'],
  ] as const)(
    'flag %s at %d %% with limit %s gives the verdict %s',
    (memorySumFlag, memorySumPercentage, limit, verdict) => {
      expect(memoryUseOf({ ...host, memorySumFlag, memorySumPercentage }, limit)?.verdict).toBe(verdict)
    },
  )

  test('returns null without a flag', () => {
    expect(memoryUseOf({ ...host, memorySumFlag: '' })).toBeNull()
  })
})

test('isOutdated is true a day after the minute of the last update', () => {
  const now = Date.parse('2026-03-16T12:00:30Z')
  expect(isOutdated('2026-03-15T12:00:59Z', now)).toBe(true)
  expect(isOutdated('2026-03-15T12:01:00Z', now)).toBe(false)
  expect(isOutdated('0001-01-01T00:00:00Z', now)).toBe(false)
})
