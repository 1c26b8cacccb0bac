import { NOW, stillClock, type Clock } from '../lib/clock.ts'
import { DEFAULT_SEED } from '../lib/seeded.ts'
import { makeGroups, makeRoles } from './access/groupsAndRoles.ts'
import { makeNodes } from './access/nodes.ts'
import { makeDirectoryUsers, makePersona, makeSuperUser, makeUsers } from './access/users.ts'
import { alertsOf } from './alerts/alerts.ts'
import { firstRuns } from './clouds/cloudRuns.ts'
import { makeAwsProfile, makeAzureProfile, makeGcpProfile, makeOciProfile } from './clouds/profiles.ts'
import { racksOf } from './exadata/exadataRacks.ts'
import { clustersOf } from './hosts/clusters.ts'
import { createHostStore, dayOf } from './hosts/hostStore.ts'
import { makeConfiguration } from './server/defaultConfiguration.ts'
import { makeRepositoryItems } from './server/repository.ts'
import { makeTechnologies } from './server/technologies.ts'
import { placeIn, type Wording } from './words.ts'
import type { World } from './world.ts'

export type { World } from './world.ts'

/** Server version that the mocks were compared with. */
export const SERVER_VERSION = '2.54.0'

export interface WorldOptions {
  /** Another seed gives other data. */
  seed?: number
  /** Defaults to 1,000; 0 is a new installation. */
  hosts?: number
  /** Fixed time of the clock. Defaults to NOW. */
  now?: number | string
  /** Replaces `now`, for example with a running clock. */
  clock?: Clock
  /**
   * The default roles have no location until an administrator sets one. Defaults to true for a world
   * without hosts.
   */
  fresh?: boolean
  /** Names of another vocabulary: hostile ones, or places of a country. */
  words?: Wording
}

export function createWorld(options: WorldOptions = {}): World {
  const { seed = DEFAULT_SEED, hosts: count = 1000, words } = options
  const { fresh = count === 0 } = options
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`${count} is not a number of hosts`)
  const clock = options.clock ?? stillClock(options.now ?? NOW)
  const startDay = dayOf(clock.now())
  const hosts = createHostStore(seed, count, startDay, words)
  const profiles = {
    oci: [makeOciProfile(1), makeOciProfile(2), makeOciProfile(3, { profile: 'legacy', selected: true })],
    aws: [makeAwsProfile(1, { selected: true }), makeAwsProfile(2)],
    azure: [makeAzureProfile(1), makeAzureProfile(2)],
    gcp: [makeGcpProfile(1), makeGcpProfile(2, { selected: false })],
  }
  return {
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
      locations: fresh ? [''] : role.locations.map((place) => placeIn(words, place)),
    })),
    nodes: makeNodes(),
    configuration: makeConfiguration(),
    nextConfiguration: undefined,
    configurationStored: true,
    technologies: makeTechnologies(),
    profiles,
    runs: firstRuns(hosts, profiles),
    repository: makeRepositoryItems(),
    version: SERVER_VERSION,
    databaseConnected: true,
    sso: undefined,
  }
}
