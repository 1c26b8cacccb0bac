import { fakerIn, type Locale } from '../lib/locales.ts'
import { DEFAULT_SEED } from '../lib/random.ts'
import { defaultClock, fixedClock, type Clock } from '../lib/time.ts'
import { makeGroups, makeRoles } from './access/groupsAndRoles.ts'
import { makeNodes } from './access/nodes.ts'
import { makeDirectoryUsers, makePersona, makeSuperUser, makeUsers } from './access/users.ts'
import { alertsOf } from './alerts/alerts.ts'
import { firstRuns } from './clouds/cloudRuns.ts'
import { makeAwsProfile, makeAzureProfile, makeGcpProfile, makeOciProfile } from './clouds/profiles.ts'
import { sitesOf, sitesOfLocations } from './company/sites.ts'
import { racksOf } from './exadata/exadataRacks.ts'
import { clustersOf, reportedClusters } from './hosts/clusters.ts'
import { createHostStore, dayOf } from './hosts/hostStore.ts'
import { type AgentReport, reportedHosts } from './hosts/reportedHosts.ts'
import { noContracts } from './licenses/contracts/storedContracts.ts'
import { makePriceList } from './licenses/licenseTypes.ts'
import { freshConfiguration, makeConfiguration } from './server/defaultConfiguration.ts'
import { makeRepositoryItems } from './server/repository.ts'
import { makeTechnologies } from './server/technologies.ts'
import type { World } from './world.ts'

export type { World } from './world.ts'

/** Server version that the mocks were compared with. */
export const SERVER_VERSION = '2.54.0'

export interface WorldOptions {
  /** Seed of all random values. Default: `DEFAULT_SEED`. */
  seed?: number | undefined
  /** Defaults to 1,000; 0 is a new installation. */
  hosts?: number | undefined
  /**
   * Agent reports whose hosts the world contains in place of generated ones. They arrive when the world starts,
   * on a server without earlier documents, contracts and Exadata racks.
   */
  reports?: readonly AgentReport[] | undefined
  /** Fixed time of the clock. Defaults to real time. */
  now?: number | string
  /** Replaces `now`, for example with a running clock. */
  clock?: Clock
  /**
   * A fresh server: the default roles have no location, and the target of the database memory is unset, until an
   * administrator sets them. Defaults to true for a world without hosts.
   */
  hasUnassignedRoles?: boolean | undefined
  /** Locale of names and texts, or faker definitions with the fallbacks last. Defaults to `en`. */
  locale?: Locale | undefined
  /** Names that are scripts, formulas or patterns. */
  hostile?: boolean | undefined
}

export function createWorld(options: WorldOptions = {}): World {
  const { seed = DEFAULT_SEED, hosts: count = 1000, locale = 'en', hostile = false, reports } = options
  const { hasUnassignedRoles = count === 0 } = options
  const source = { faker: fakerIn(locale), seed }
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`${count} is not a number of hosts`)
  const clock = options.clock ?? (options.now === undefined ? defaultClock() : fixedClock(options.now))
  const startDay = dayOf(clock.now())
  const reported = reports && reportedHosts(source, reports, clock.now())
  const sites = reported
    ? sitesOfLocations(
        source,
        reported.map(({ location }) => location),
      )
    : sitesOf(source)
  const hosts = createHostStore(source, sites, { count, startDay, hostile, reported })
  const profiles = {
    oci: [
      makeOciProfile(1, {}, source),
      makeOciProfile(2, {}, source),
      makeOciProfile(3, { profile: 'legacy', selected: true }, source),
    ],
    aws: [makeAwsProfile(1, { selected: true }), makeAwsProfile(2)],
    azure: [makeAzureProfile(1, {}, source), makeAzureProfile(2, {}, source)],
    gcp: [makeGcpProfile(1, {}, source), makeGcpProfile(2, { selected: false }, source)],
  }
  return {
    ...source,
    sites,
    clock,
    hosts,
    clusters: reported ? reportedClusters(hosts.facts) : clustersOf(sites, hosts.facts),
    alerts: alertsOf(source, hosts.facts, startDay),
    racks: reported ? [] : racksOf(source, sites, hosts.facts),
    rackEdits: new Map(),
    scenarios: [],
    generatedIds: 0,
    ignoredLicenses: new Map(),
    priceList: makePriceList(),
    contracts: reported ? [{ since: Number.NEGATIVE_INFINITY, contracts: noContracts }] : [],
    users: [
      makePersona('admin', source),
      makePersona('operator', source),
      makePersona('limited', source),
      makeSuperUser(),
      ...makeUsers(9, source),
    ],
    directory: makeDirectoryUsers(),
    groups: makeGroups(sites),
    roles: makeRoles(sites).map((role) => (hasUnassignedRoles ? { ...role, locations: [''] } : role)),
    nodes: makeNodes(),
    configuration: hasUnassignedRoles ? freshConfiguration() : makeConfiguration(),
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
