import type {
  AwsProfile,
  AzureProfile,
  Configuration,
  GcpProfile,
  OciProfile,
  RepositoryItem,
  SsoConfig,
  TechnologyInfo,
} from './contract/index.ts'
import { makeGroups, makeRoles, type StoredGroup, type StoredRole } from './fixtures/access.ts'
import { makeConfiguration } from './fixtures/configuration.ts'
import { makeNodes, type StoredNode } from './fixtures/nodes.ts'
import { makeAwsProfile, makeAzureProfile, makeGcpProfile, makeOciProfile } from './fixtures/profiles.ts'
import { makeRepositoryItems } from './fixtures/repository.ts'
import { makeTechnologies } from './fixtures/technologies.ts'
import {
  makeDirectoryUsers,
  makePersona,
  makeSuperUser,
  makeUsers,
  type DirectoryUser,
  type StoredUser,
} from './fixtures/users.ts'
import { alertsOf, type StoredAlert } from './inventory/alerts.ts'
import { firstRuns, type Run, type RunCloud } from './inventory/cloudRuns.ts'
import { clustersOf, type ClusterFacts } from './inventory/clusters.ts'
import type { ContractStore } from './inventory/contracts.ts'
import { racksOf, type RackEdits, type RackFacts } from './inventory/exadataRacks.ts'
import { createHostStore, dayOf, type HostStore } from './inventory/hostStore.ts'
import type { IgnoredLicenses } from './inventory/ignoredLicenses.ts'
import type { StoredScenario } from './inventory/scenarios.ts'
import { placeIn, type Wording } from './inventory/words.ts'
import { NOW, stillClock, type Clock } from './lib/clock.ts'
import { DEFAULT_SEED } from './lib/seeded.ts'

export interface WorldOptions {
  /** Another seed is another company. */
  seed?: number
  /** 1,000 unless told; 0 is a new installation. */
  hosts?: number
  /** The moment at which the clock stands still; NOW unless told. */
  now?: number | string
  /** In place of `now`: a clock of one's own, such as one that ticks. */
  clock?: Clock
  /** Names of another vocabulary: hostile ones, or places of a country. */
  words?: Wording
}

/** Everything that the services know. Handlers read and write it; two worlds know nothing of each other. */
export interface World {
  seed: number
  clock: Clock
  hosts: HostStore
  clusters: ClusterFacts[]
  alerts: StoredAlert[]
  racks: RackFacts[]
  /** By rack id. */
  rackEdits: Map<string, RackEdits>
  scenarios: StoredScenario[]
  /** Ids that were given to what people made, so that none is given twice. */
  idsGiven: number
  ignoredLicenses: IgnoredLicenses
  contracts: ContractStore
  users: StoredUser[]
  directory: DirectoryUser[]
  groups: StoredGroup[]
  roles: StoredRole[]
  nodes: StoredNode[]
  /** What the services run with. */
  configuration: Configuration
  /** What somebody saved since: stored and answered, in force after a restart (session/configuration.ts). */
  nextConfiguration: Configuration | undefined
  /** Null without a folder of resources. */
  technologies: TechnologyInfo[] | null
  profiles: { oci: OciProfile[]; aws: AwsProfile[]; azure: AzureProfile[]; gcp: GcpProfile[] }
  /** The collections of recommendations, oldest first. */
  runs: Record<RunCloud, Run[]>
  /** Null when the index is empty, undefined when it was never built. */
  repository: RepositoryItem[] | null | undefined
  version: string
  databaseConnected: boolean
  /** The file beside the console; there is none by default. */
  sso: SsoConfig | undefined
}

export function createWorld(options: WorldOptions = {}): World {
  const { seed = DEFAULT_SEED, hosts: count = 1000, words } = options
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`${count} is not a number of hosts`)
  const clock = options.clock ?? stillClock(options.now ?? NOW)
  const startDay = dayOf(clock.now())
  const hosts = createHostStore(seed, count, startDay, words)
  const world: World = {
    seed,
    clock,
    hosts,
    clusters: clustersOf(seed, hosts.facts, words),
    alerts: alertsOf(seed, hosts.facts, startDay),
    racks: racksOf(seed, hosts.facts, words),
    rackEdits: new Map(),
    scenarios: [],
    idsGiven: 0,
    ignoredLicenses: new Map(),
    contracts: [],
    users: [
      makePersona('admin'),
      makePersona('operator'),
      makePersona('limited'),
      makeSuperUser(),
      ...makeUsers(9),
    ],
    directory: makeDirectoryUsers(),
    groups: makeGroups(),
    roles: makeRoles().map((role) => ({
      ...role,
      locations: role.locations.map((place) => placeIn(words, place)),
    })),
    nodes: makeNodes(),
    configuration: makeConfiguration(),
    nextConfiguration: undefined,
    technologies: makeTechnologies(),
    profiles: {
      oci: [makeOciProfile(1), makeOciProfile(2), makeOciProfile(3, { profile: 'legacy', selected: true })],
      aws: [makeAwsProfile(1, { selected: true }), makeAwsProfile(2)],
      azure: [makeAzureProfile(1), makeAzureProfile(2)],
      gcp: [makeGcpProfile(1), makeGcpProfile(2, { selected: false })],
    },
    runs: { oci: [], aws: [], gcp: [] },
    repository: makeRepositoryItems(),
    version: '2.53.0',
    databaseConnected: true,
    sso: undefined,
  }
  firstRuns(world)
  return world
}
