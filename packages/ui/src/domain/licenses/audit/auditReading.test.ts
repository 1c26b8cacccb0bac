import { describe, expect, it } from 'vitest'
import {
  host as anyHost,
  inCluster,
  inputs as noInputs,
  makeCounted,
  namedUser,
  oracle,
  processor,
  usage,
} from '../../../testing/fixtures/licenseWorld.ts'
import type { ComplianceInput } from '../inputs.ts'
import type { PlanLicenseType } from '../plan/plannedInventory.ts'
import { veritas, type UsedLicense } from '../usedLicense.ts'
import { decide, noDecisions } from './auditDecisions.ts'
import {
  auditRules,
  type AuditCluster,
  type AuditHost,
  type AuditRule,
  type OptionUse,
} from './auditedUse.ts'
import { readAudit, type AuditInputs } from './auditReading.ts'
import { auditRows, decisionsElsewhere } from './auditSheet.ts'

interface HostParts {
  cores?: number
  cpuModel?: string
  environment?: string
  members?: readonly string[]
}

/** 8 Intel cores: 4 processors at core factor 0.5. */
function host(hostname: string, cluster = '', parts: HostParts = {}): AuditHost {
  const { cores = 8, cpuModel = 'Intel(R) Xeon(R)', environment = 'PROD', members = [] } = parts
  return {
    ...anyHost(hostname, cores, { cluster, environment }),
    info: { cpuCores: cores, cpuSockets: 2, cpuModel },
    virtualizationNode: '',
    clusterMembershipStatus: { veritasClusterHostnames: members },
    databases: {},
    createdAt: `2026-03-1${hostname.length}T04:00:00Z`,
    agentVersion: '2.9.1',
  }
}

function cluster(name: string, cpu: number, fetchEndpoint = 'vc1', type = 'VMWare/VMWare'): AuditCluster {
  const place = { hostname: '', location: 'Milan', environment: 'PROD' }
  return { name, type, cpu, sockets: 4, fetchEndpoint, ...place }
}

/** A database with Enterprise Edition on a host with 8 cores. */
function database(hostname: string, row: Partial<UsedLicense> = {}): UsedLicense {
  return usage(hostname, 4, { licenseTypeID: 'EE', ...row })
}

function type(id: string, itemDescription: string, metric = processor, cost = 100): PlanLicenseType {
  return { id, itemDescription, metric, cost, vendor: 'oracle' }
}

const types: readonly PlanLicenseType[] = [
  type('EE', 'Oracle Database Enterprise Edition'),
  type('EEN', 'Oracle Database Enterprise Edition', namedUser, 2),
  type('L103405', 'Oracle Database Standard Edition 2', processor, 50),
  type('PART', 'Oracle Partitioning', processor, 10),
  type('L47210', 'Oracle Active Data Guard', processor, 10),
  type('L75978', 'Oracle GoldenGate', processor, 10),
  { ...type('MY', 'MySQL Enterprise', 'HOST', 0), vendor: 'mysql' },
]

/** A row of the compliance, as the server answers it. */
function compliance(id: string, consumed: number, covered = 0): ComplianceInput {
  const { itemDescription = '', metric = '', cost = 0 } = types.find((each) => each.id === id) ?? {}
  const fraction = consumed === 0 ? 1 : covered / consumed
  const figures = { consumed, covered, compliance: fraction, unlimited: false }
  return { licenseTypeID: id, itemDescription, metric, cost, ...figures }
}

function world(parts: Partial<AuditInputs>): AuditInputs {
  return {
    ...noInputs({}),
    types,
    compliance: [],
    options: null,
    ...parts,
    hosts: parts.hosts ?? [],
    clusters: parts.clusters ?? [],
  }
}

function recorded(
  hostname: string,
  product: string,
  detectedUsages: number,
  lastUse = '2026-03-01',
): OptionUse {
  return {
    hostname,
    databasename: 'db1',
    product,
    feature: `${product} feature`,
    detectedUsages,
    currentlyUsed: false,
    firstUsageDate: '2024-01-01T10:00:00Z',
    lastUsageDate: detectedUsages === 0 ? '1970-01-01T00:00:00Z' : `${lastUse}T10:00:00Z`,
  }
}

const read = (inputs: AuditInputs, ...rules: AuditRule[]) => readAudit(inputs, new Set(rules))

/** Consumed by the server and by the auditor, and the additional list price, by license type. */
function figures(inputs: AuditInputs, ...rules: AuditRule[]) {
  return Object.fromEntries(
    read(inputs, ...rules).types.map(({ type: { licenseTypeID }, ours, theirs, costOurs, costTheirs }) => [
      licenseTypeID,
      [ours.consumed, theirs.consumed, (costTheirs ?? 0) - (costOurs ?? 0)],
    ]),
  )
}

/** Places with a difference: server → auditor, with the rules that make it. */
function differences(inputs: AuditInputs, ...rules: AuditRule[]) {
  return read(inputs, ...rules).types.flatMap(({ places }) =>
    places.flatMap(({ name, ours, theirs, rules: reasons }) =>
      ours === theirs ? [] : [`${name}: ${ours} → ${theirs} (${reasons.join(', ')})`],
    ),
  )
}

/** c1 with 64 CPUs counts 32. c2 of its vCenter has 128, c3 of another one 32. */
const clusters = [cluster('c1', 64), cluster('c2', 128), cluster('c3', 32, 'vc2')]
const virtual = world({
  hosts: [host('a', 'c1'), host('b', 'c2'), host('c', 'c3')],
  clusters,
  used: [database('a', inCluster('c1', 32))],
  compliance: [compliance('EE', 32)],
})

it('counts like the server without a rule', () => {
  expect(figures(virtual)).toEqual({ EE: [32, 32, 0] })
  expect(differences(virtual)).toEqual([])
})

describe('whole vCenters', () => {
  it('count each cluster of the vCenter', () => {
    // c1 64 / 2 = 32, and c2 128 / 2 = 64. 64 more × 100. c3 has another vCenter.
    expect(figures(virtual, 'clusters')).toEqual({ EE: [32, 96, 6400] })
    expect(differences(virtual, 'clusters')).toEqual(['c2: 0 → 64 (clusters)'])
    expect(read(virtual, 'clusters').types[0]?.places[0]?.hostnames).toEqual(['b'])
  })

  it('leave out other hypervisors, and clusters without a known management server', () => {
    const others = [cluster('c1', 64, ''), cluster('c2', 128, ''), cluster('c3', 32, 'vc1', 'Oracle/LVM')]
    expect(figures({ ...virtual, clusters: others }, 'clusters')).toEqual({ EE: [32, 32, 0] })
  })

  it('are covered by a basket in the order of the server', () => {
    // A basket of 40: all 32 of c1 and 8 of c2. 96 − 40 = 56 are missing, × 100.
    const inputs = {
      ...virtual,
      oracle: [oracle('K1', 40, { licenseTypeID: 'EE', basket: true })],
      compliance: [compliance('EE', 32, 32)],
    }
    const [audited] = read(inputs, 'clusters').types
    expect(audited?.theirs).toMatchObject({ consumed: 96, covered: 40, missing: 56 })
    expect(audited?.costTheirs).toBe(5600)
    const places = audited?.places.map(({ name, covered, cost, contracts }) => [
      name,
      covered,
      cost,
      contracts,
    ])
    expect(places).toEqual([
      ['c2', 8, 5600, ['K1']],
      ['c1', 32, null, ['K1']],
    ])
  })
})

describe('capped CPU not accepted', () => {
  const capped = { ...inCluster('c1', 32), olvmCapped: true }
  const inputs = world({
    hosts: [host('a', 'c1'), host('a2', 'c1')],
    clusters,
    used: [database('a', capped), database('a2', capped)],
    compliance: [compliance('EE', 8)],
  })

  it('counts the cluster once instead of its machines', () => {
    // Two machines of 8 × 0.5 = 4 are 8. The cluster is 32: 24 more × 100.
    expect(figures(inputs, 'capped')).toEqual({ EE: [8, 32, 2400] })
    expect(differences(inputs, 'capped')).toEqual(['c1: 8 → 32 (capped)'])
  })

  it('draws in the vCenter together with the first rule', () => {
    // 32 + 64 = 96: 88 more × 100. At core factor 1, 64 + 128 = 192: 184 more × 100.
    expect(figures(inputs, 'capped', 'clusters')).toEqual({ EE: [8, 96, 8800] })
    expect(figures(inputs, 'capped', 'clusters', 'factor')).toEqual({ EE: [8, 192, 18_400] })
    expect(figures(inputs, 'clusters')).toEqual({ EE: [8, 8, 0] })
  })
})

const withIgnored = world({
  hosts: [host('t', '', { environment: 'TEST' }), host('p'), host('two')],
  used: [
    database('t', { ignored: true }),
    database('p', { ignored: true }),
    database('two'),
    database('two', { dbName: 'db2', ignored: true }),
  ],
  compliance: [compliance('EE', 4)],
})

describe('test and standby counted', () => {
  it('counts ignored licenses of a test environment only', () => {
    // The host `two` counts 4. The test host adds 4 × 100.
    expect(figures(withIgnored, 'standby')).toEqual({ EE: [4, 8, 400] })
    expect(differences(withIgnored, 'standby')).toEqual(['t: 0 → 4 (standby)'])
  })

  it('counts a Veritas cluster of copies in full', () => {
    // Two members of 8 cores × 0.5 are 8, halved 4. In full 8: 4 more × 100.
    const members = ['a_DR', 'b_DR']
    const inputs = world({
      hosts: members.map((name) => host(name, '', { members })),
      used: members.map((name) => database(name, inCluster('a_DR,b_DR', 4, veritas))),
      compliance: [compliance('EE', 4)],
    })
    expect(figures(inputs, 'standby')).toEqual({ EE: [4, 8, 400] })
    expect(figures(inputs, 'factor')).toEqual({ EE: [4, 8, 400] })
  })
})

it('counts each host with an ignored license once', () => {
  // 4 of `two`, whose second database adds nothing, 4 of the test host and 4 of `p`.
  expect(figures(withIgnored, 'ignored')).toEqual({ EE: [4, 12, 800] })
  expect(differences(withIgnored, 'ignored').toSorted()).toEqual(['p: 0 → 4 (ignored)', 't: 0 → 4 (ignored)'])
})

it('counts an ignored license with its cluster, unless another one shows that its machine is capped', () => {
  // `a` is capped, as its Enterprise Edition shows: 8 × 0.5 = 4 of Partitioning. Nothing shows it of `a2`: the 32 of c1.
  const capped = { ...inCluster('c1', 32), olvmCapped: true }
  const ignored = { ...inCluster('c1', 32), ignored: true, licenseTypeID: 'PART' }
  const inputs = world({
    hosts: [host('a', 'c1'), host('a2', 'c1')],
    clusters,
    used: [database('a', capped), database('a', ignored)],
    compliance: [compliance('EE', 4)],
  })
  expect(figures(inputs, 'ignored')).toEqual({ EE: [4, 4, 0], PART: [0, 4, 40] })
  const unknown = { ...inputs, used: [...inputs.used, database('a2', ignored)] }
  expect(figures(unknown, 'ignored')).toEqual({ EE: [4, 4, 0], PART: [0, 32, 320] })
  expect(differences(unknown, 'ignored')).toEqual(['c1: 0 → 32 (ignored)'])
})

describe('options by recorded use', () => {
  const inputs = world({
    hosts: [host('a'), host('b'), host('c')],
    used: [
      database('a'),
      database('b'),
      database('c'),
      database('c', { licenseTypeID: 'PART', description: 'Oracle Partitioning' }),
    ],
    compliance: [compliance('EE', 12), compliance('PART', 4)],
    options: [
      recorded('a', 'Partitioning', 1, '2024-06-01'),
      recorded('b', 'Partitioning', 0),
      recorded('c', 'Partitioning', 90),
      recorded('a', 'Label Security', 3),
    ],
  })

  it('count as their edition does, once per database', () => {
    // `a` adds the 4 of its edition × 10. `b` never used it, and `c` counts already.
    expect(figures(inputs, 'options')).toEqual({ EE: [12, 12, 0], PART: [4, 8, 40] })
    expect(differences(inputs, 'options')).toEqual(['a: 0 → 4 (options)'])
  })

  it('name recorded products without a license type', () => {
    expect(read(inputs, 'options').unknownProducts).toEqual(['Label Security'])
  })

  it('leave out a type that another one includes', () => {
    const goldenGate = database('a', { licenseTypeID: 'L75978', description: 'Oracle GoldenGate' })
    const included = {
      ...inputs,
      used: [...inputs.used, goldenGate],
      compliance: [...inputs.compliance, compliance('L75978', 4)],
      options: [recorded('a', 'Active Data Guard', 5)],
    }
    expect(figures(included, 'options')).not.toHaveProperty('L47210')
  })

  it('tell in the sheet which uses ended over a year ago', () => {
    const rows = auditRows(read(inputs, 'options'), inputs, noDecisions, Date.parse('2026-03-16T10:00:00Z'))
    const partitioning = rows.filter((row) => row.type.licenseTypeID === 'PART')
    expect(partitioning.map((row) => [row.place.name, row.use?.lastUse, row.isUnusedForYear])).toEqual([
      ['a', '2024-06-01T10:00:00Z', true],
      ['c', '2026-03-01T10:00:00Z', false],
    ])
    expect(rows.find((row) => row.type.licenseTypeID === 'EE')?.use).toBeNull()
  })
})

it('counts each core with core factor 1', () => {
  const inputs = world({
    hosts: [host('a'), host('v', 'c1'), host('power', '', { cpuModel: 'PowerPC' }), host('se'), host('odd')],
    clusters,
    used: [
      database('a'),
      database('v', inCluster('c1', 32)),
      database('power', { usedLicenses: 8 }),
      database('odd', { usedLicenses: 5 }),
      database('a', { dbName: 'users', licenseTypeID: 'EEN', metric: namedUser, usedLicenses: 100 }),
      database('se', {
        licenseTypeID: 'L103405',
        usedLicenses: 2,
        description: 'Oracle Database Standard Edition 2',
      }),
    ],
    compliance: [compliance('EE', 49), compliance('EEN', 100), compliance('L103405', 2)],
  })
  // EE: 4 + 32 + 8 + 5 = 49. Then 8 + 64 + 8, as it has factor 1 already, + 5, which does not follow from 8 cores.
  // Named users: 8 cores × 25 instead of 8 × 0.5 × 25. Standard Edition 2 counts sockets.
  expect(figures(inputs, 'factor')).toEqual({ EE: [49, 85, 3600], EEN: [100, 200, 200], L103405: [2, 2, 0] })
  expect(read(inputs, 'factor').kept).toEqual(['odd'])
})

it('adds licenses by metric only, and names types without a price', () => {
  // 4 processors are missing of EE, and 5 instances of MySQL, which has no price and follows no rule.
  const inputs = world({
    hosts: [host('a'), host('m')],
    used: [
      database('a'),
      database('m', { licenseTypeID: 'MY', metric: 'HOST', usedLicenses: 5, ignored: true }),
    ],
    mysql: [{ ...makeCounted('M1', 'HOST', []), licenseTypeID: 'MY', numberOfLicenses: 0 }],
    compliance: [compliance('EE', 4), compliance('MY', 5)],
  })
  const reading = read(inputs, ...auditRules)
  expect(reading.risks).toEqual([
    { metric: processor, ours: 4, theirs: 8 },
    { metric: 'HOST', ours: 5, theirs: 5 },
  ])
  expect([reading.costOurs, reading.costTheirs]).toEqual([400, 800])
  expect(reading.unpriced.map(({ licenseTypeID }) => licenseTypeID)).toEqual(['MY'])
})

it('marks a type as uncertain if its figures differ from those of the server', () => {
  const inputs = { ...virtual, compliance: [compliance('EE', 40)] }
  expect(read(inputs, 'clusters').types.map(({ isCertain }) => isCertain)).toEqual([false])
  expect(figures(inputs)).toEqual({ EE: [40, 40, 0] })
})

it('keeps a decision on its row under each rule, and counts those without a row', () => {
  const author = { by: 'anna', at: '2026-03-16T09:00:00Z' }
  const keys = [
    { licenseTypeID: 'EE', kind: 'cluster', name: 'c1' },
    { licenseTypeID: 'EE', kind: 'cluster', name: 'c2' },
  ] as const
  const decisions = decide(noDecisions, keys, { state: 'contested', note: 'n' }, author)
  const rowsOf = (...rules: AuditRule[]) => auditRows(read(virtual, ...rules), virtual, decisions, 0)
  const states = (...rules: AuditRule[]) => rowsOf(...rules).map(({ decision }) => decision?.state)
  expect(states('capped')).toEqual(['contested'])
  expect(states('clusters')).toEqual(['contested', 'contested'])
  expect(decisionsElsewhere(rowsOf(), decisions)).toBe(1)
})
