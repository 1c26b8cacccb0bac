import type {
  AwsProfile,
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
import { makeAwsProfile, makeGcpProfile, makeOciProfile } from './fixtures/profiles.ts'
import { makeRepositoryItems } from './fixtures/repository.ts'
import { makeTechnologies } from './fixtures/technologies.ts'
import {
  makeDirectoryUsers,
  makePersona,
  makeUsers,
  type DirectoryUser,
  type StoredUser,
} from './fixtures/users.ts'
import { alertsOf, type StoredAlert } from './inventory/alerts.ts'
import { clustersOf, type ClusterFacts } from './inventory/clusters.ts'
import { createHostStore, dayOf, type HostStore } from './inventory/hostStore.ts'
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
}

/** Everything that the services know. Handlers read and write it; two worlds know nothing of each other. */
export interface World {
  seed: number
  clock: Clock
  hosts: HostStore
  clusters: ClusterFacts[]
  alerts: StoredAlert[]
  users: StoredUser[]
  directory: DirectoryUser[]
  groups: StoredGroup[]
  roles: StoredRole[]
  nodes: StoredNode[]
  configuration: Configuration
  /** Null without a folder of resources. */
  technologies: TechnologyInfo[] | null
  profiles: { oci: OciProfile[]; aws: AwsProfile[]; gcp: GcpProfile[] }
  /** Null when the index is empty, undefined when it was never built. */
  repository: RepositoryItem[] | null | undefined
  version: string
  databaseConnected: boolean
  /** The file beside the console; there is none by default. */
  sso: SsoConfig | undefined
}

export function createWorld(options: WorldOptions = {}): World {
  const { seed = DEFAULT_SEED, hosts: count = 1000 } = options
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`${count} is not a number of hosts`)
  const clock = options.clock ?? stillClock(options.now ?? NOW)
  const startDay = dayOf(clock.now())
  const hosts = createHostStore(seed, count, startDay)
  return {
    seed,
    clock,
    hosts,
    clusters: clustersOf(seed, hosts.facts),
    alerts: alertsOf(seed, hosts.facts, startDay),
    users: [makePersona('admin'), makePersona('operator'), makePersona('limited'), ...makeUsers(9)],
    directory: makeDirectoryUsers(),
    groups: makeGroups(),
    roles: makeRoles(),
    nodes: makeNodes(),
    configuration: makeConfiguration(),
    technologies: makeTechnologies(),
    profiles: {
      oci: [makeOciProfile(1), makeOciProfile(2)],
      aws: [makeAwsProfile(1), makeAwsProfile(2)],
      gcp: [makeGcpProfile(1)],
    },
    repository: makeRepositoryItems(),
    version: '2.53.0',
    databaseConnected: true,
    sso: undefined,
  }
}
