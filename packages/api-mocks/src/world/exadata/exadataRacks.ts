import { chance, pick, type Chance, type Pool } from '../../lib/seeded.ts'
import type { HostFacts } from '../hosts/hostFacts.ts'
import { places } from '../hosts/places.ts'
import { placeIn, type Wording } from '../words.ts'

type RackKind = 'KVM' | 'OVM' | 'BARE METAL'

/** An Exadata rack. Its guests, or bare-metal servers, are hosts of the inventory. */
export interface RackFacts {
  rackID: string
  hostname: string
  location: string
  environment: string
  kind: RackKind
  members: readonly HostFacts[]
  number: Chance
  /** Days before the world starts, and milliseconds after midnight, as of a host. */
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

/** Each of these is there in every company, so that each kind of machine can be seen. */
const always: readonly (readonly [place: string, kind: RackKind])[] = [
  ['Milan', 'KVM'],
  ['Frankfurt', 'OVM'],
  ['Rome', 'BARE METAL'],
]

const GUESTS_A_RACK = 12
const environments: Pool<string> = ['PROD', 'PROD', 'TEST']

interface Group {
  kind: RackKind
  location: string
  siteCode: string
  members: HostFacts[]
}

export function racksOf(seed: number, hosts: readonly HostFacts[], words?: Wording): RackFacts[] {
  if (hosts.length === 0) return []
  const groups = new Map<string, Group>()
  const groupOf = (group: Omit<Group, 'members'>): Group => {
    const key = `${group.kind}/${group.location}`
    const known = groups.get(key) ?? { ...group, members: [] }
    groups.set(key, known)
    return known
  }
  for (const [place, kind] of always)
    groupOf({ kind, location: placeIn(words, place), siteCode: codes.get(place) ?? '' })
  for (const host of hosts) {
    const kind = kinds[host.info.hardwareAbstractionTechnology]
    if (!host.membership.oracleClusterware || kind === undefined) continue
    const { location, siteCode } = host
    groupOf({ kind, location, siteCode }).members.push(host)
  }
  const chunks = [...groups.values()].flatMap((group) =>
    chunksOf(group.members).map((members) => ({ ...group, members })),
  )
  const perPlace = new Map<string, number>()
  return chunks.map((group, index) => {
    const turn = (perPlace.get(group.location) ?? 0) + 1
    perPlace.set(group.location, turn)
    return rackOf(chance(seed, 11_000_003 + index), group, turn)
  })
}

const codes = new Map(places.map(([, { name, code }]) => [name, code]))

type Chunk = Omit<Group, 'members'> & Pick<RackFacts, 'members'>

function rackOf(number: Chance, { location, siteCode, kind, members }: Chunk, turn: number): RackFacts {
  return {
    rackID: `AK${String(500_000 + (number(1) % 400_000)).padStart(8, '0')}`,
    hostname: `exa-${siteCode}-${String(turn).padStart(2, '0')}`,
    location,
    environment: members[0]?.environment ?? pick(environments, number(2)),
    kind,
    members,
    number,
    firstDay: 200 + (number(3) % 600),
    reportsAt: number(4) % (6 * 3_600_000),
  }
}

function chunksOf(members: readonly HostFacts[]): (readonly HostFacts[])[] {
  const count = Math.max(1, Math.ceil(members.length / GUESTS_A_RACK))
  return Array.from({ length: count }, (_, index) =>
    members.slice(index * GUESTS_A_RACK, (index + 1) * GUESTS_A_RACK),
  )
}
