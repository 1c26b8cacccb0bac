import { fakeNamed, type Fake, type Source } from '../../lib/random.ts'
import type { Sites } from '../company/sites.ts'
import type { HostFacts } from '../hosts/hostFacts.ts'

type RackKind = 'KVM' | 'OVM' | 'BARE METAL'

/** An Exadata rack. Its guests, or bare-metal servers, are hosts of the inventory. */
export interface RackFacts {
  rackID: string
  hostname: string
  location: string
  environment: string
  kind: RackKind
  members: readonly HostFacts[]
  fake: Fake
  /** As in `HostFacts`: days before the start day, and milliseconds after midnight UTC. */
  firstDay: number
  reportsAt: number
}

/** User edits of a rack; absent fields are as reported. */
export interface RackEdits {
  hidden?: boolean
  rdma?: { switchName: string; model: string; swVersion: string }
  clusterNames: Map<string, string[] | null>
  vmClusters: Map<string, string>
  updatedAt?: number
}

const kinds: Readonly<Record<string, RackKind>> = { KVM: 'KVM', OVM: 'OVM', PH: 'BARE METAL' }

/** First number of each kind at a site, so that a new rack does not rename those of another kind. */
const firstNumbers: Readonly<Record<RackKind, number>> = { KVM: 1, OVM: 21, 'BARE METAL': 41 }

/** Racks of every company, so that it has each kind of machine. */
const fixedRacks: readonly (readonly [site: number, kind: RackKind])[] = [
  [0, 'KVM'],
  [3, 'OVM'],
  [2, 'BARE METAL'],
]

const GUESTS_A_RACK = 12
const environments: readonly string[] = ['PROD', 'PROD', 'TEST']

interface Group {
  kind: RackKind
  location: string
  siteCode: string
  members: HostFacts[]
}

export function racksOf(source: Source, sites: Sites, hosts: readonly HostFacts[]): RackFacts[] {
  if (hosts.length === 0) return []
  const groups = new Map<string, Group>()
  const groupOf = (group: Omit<Group, 'members'>): Group => {
    const key = `${group.kind}/${group.location}`
    const known = groups.get(key) ?? { ...group, members: [] }
    groups.set(key, known)
    return known
  }
  for (const [index, kind] of fixedRacks) {
    const { name, code } = sites[index] ?? sites[0]
    groupOf({ kind, location: name, siteCode: code })
  }
  for (const host of hosts) {
    const kind = kinds[host.info.hardwareAbstractionTechnology]
    if (!host.membership.oracleClusterware || kind === undefined) continue
    const { location, siteCode } = host
    groupOf({ kind, location, siteCode }).members.push(host)
  }
  return [...groups.values()].flatMap((group) =>
    chunksOf(group.members).map((members, index) => rackOf(source, { ...group, members }, index)),
  )
}

type Chunk = Omit<Group, 'members'> & Pick<RackFacts, 'members'>

function rackOf(source: Source, { location, siteCode, kind, members }: Chunk, turn: number): RackFacts {
  const number = firstNumbers[kind] + turn
  const hostname = `exa-${siteCode}-${String(number).padStart(2, '0')}`
  const fake = fakeNamed(source, hostname)
  return {
    rackID: `AK${String(fake(1).number.int({ min: 500_000, max: 899_999 })).padStart(8, '0')}`,
    hostname,
    location,
    environment: members[0]?.environment ?? fake(2).helpers.arrayElement(environments),
    kind,
    members,
    fake,
    firstDay: fake(3).number.int({ min: 200, max: 799 }),
    reportsAt: fake(4).number.int(6 * 3_600_000 - 1),
  }
}

function chunksOf(members: readonly HostFacts[]): (readonly HostFacts[])[] {
  const count = Math.max(1, Math.ceil(members.length / GUESTS_A_RACK))
  return Array.from({ length: count }, (_, index) =>
    members.slice(index * GUESTS_A_RACK, (index + 1) * GUESTS_A_RACK),
  )
}
