import { chance, pick, type Chance, type Pool } from '../lib/seeded.ts'
import type { HostFacts } from './hostFacts.ts'
import { places } from './places.ts'

type RackKind = 'KVM' | 'OVM' | 'BARE METAL'

/** An engineered system; its guests, or its servers themselves, are hosts of the inventory. */
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

/** What somebody changed in a rack; absent parts are as the agent reported them. */
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

export function racksOf(seed: number, hosts: readonly HostFacts[]): RackFacts[] {
  if (hosts.length === 0) return []
  const groups = new Map<string, HostFacts[]>(always.map(([place, kind]) => [`${kind}/${place}`, []]))
  for (const host of hosts) {
    const kind = kinds[host.info.hardwareAbstractionTechnology]
    if (!host.membership.oracleClusterware || kind === undefined) continue
    const key = `${kind}/${host.location}`
    groups.set(key, [...(groups.get(key) ?? []), host])
  }
  const chunks = [...groups].flatMap(([key, members]) => chunksOf(members).map((chunk) => ({ key, chunk })))
  const perPlace = new Map<string, number>()
  return chunks.map(({ key, chunk }, index) => {
    const slash = key.indexOf('/')
    const [kindName, location] = [key.slice(0, slash), key.slice(slash + 1)]
    const turn = (perPlace.get(location) ?? 0) + 1
    perPlace.set(location, turn)
    return rackOf(chance(seed, 11_000_003 + index), location, kindNamed(kindName), chunk, turn)
  })
}

function rackOf(
  number: Chance,
  location: string,
  kind: RackKind,
  members: readonly HostFacts[],
  turn: number,
): RackFacts {
  const code = places.find(([, { name }]) => name === location)?.[1].code ?? 'xxx'
  return {
    rackID: `AK${String(500_000 + (number(1) % 400_000)).padStart(8, '0')}`,
    hostname: `exa-${code}-${String(turn).padStart(2, '0')}`,
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

function kindNamed(name: string): RackKind {
  return Object.values(kinds).find((kind) => kind === name) ?? 'KVM'
}
