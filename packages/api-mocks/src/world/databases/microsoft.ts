import type {
  MicrosoftFeature,
  SqlServerInstance,
  SqlServerPatch,
  SqlServerProductFeature,
} from '../../contract/index.ts'
import { DAY } from '../../lib/clock.ts'
import { day } from '../../lib/dates.ts'
import { chance, pick, weighted, type Chance, type Pool } from '../../lib/seeded.ts'
import type { HostFacts } from '../hosts/hostFacts.ts'
import type { HostReport } from '../hosts/hostStore.ts'
import { ignoredOf } from '../licenses/ignoredInstances.ts'
import { sqlServerLicenseFor } from '../licenses/sqlServerLicenses.ts'
import type { World } from '../world.ts'
import { uuidOf } from './dataContent.ts'
import { sqlServerDatabasesOf } from './sqlServerDatabases.ts'

const product = 'Microsoft/SQLServer'

type Edition = Exclude<SqlServerInstance['edition'], ''>

interface Release {
  year: string
  /** Builds before and after this year's cumulative update. */
  builds: readonly [before: string, after: string]
  updates: Pool<readonly [build: string, hotfix: string, installed: string]>
}

const releases: Pool<readonly [number, Release]> = [
  [
    46,
    {
      year: '2019',
      builds: ['15.0.4335.1', '15.0.4420.2'],
      updates: [
        ['15.0.4335.1', '5030333', '2023-11-20'],
        ['15.0.4261.1', '5018331', '2022-11-02'],
        ['15.0.2000.5', '4518398', '2021-04-12'],
      ],
    },
  ],
  [
    24,
    {
      year: '2022',
      builds: ['16.0.4105.2', '16.0.4165.4'],
      updates: [
        ['16.0.4105.2', '5033663', '2024-03-14'],
        ['16.0.1000.6', '5021522', '2023-02-01'],
      ],
    },
  ],
  [
    18,
    {
      year: '2017',
      builds: ['14.0.3465.1', '14.0.3475.1'],
      updates: [
        ['14.0.3465.1', '5029376', '2023-10-10'],
        ['14.0.2027.2', '4505224', '2020-02-19'],
      ],
    },
  ],
  [
    12,
    {
      year: '2016',
      builds: ['13.0.6300.2', '13.0.7037.1'],
      updates: [['13.0.6300.2', '5003279', '2021-09-15']],
    },
  ],
]

const editions: Pool<readonly [number, Edition]> = [
  [50, 'STD'],
  [24, 'ENT'],
  [10, 'DEV'],
  [7, 'EXP'],
  [4, 'WEB'],
  [3, 'BI'],
  [2, 'AZU'],
]
const editionTypes: Record<Edition, string> = {
  ENT: 'Enterprise Edition: Core-based Licensing (64-bit)',
  STD: 'Standard Edition (64-bit)',
  DEV: 'Developer Edition (64-bit)',
  EXP: 'Express Edition (64-bit)',
  WEB: 'Web Edition (64-bit)',
  BI: 'Business Intelligence Edition (64-bit)',
  AZU: 'SQL Azure',
}
const states: Pool<readonly [number, SqlServerInstance['stateDesc']]> = [
  [72, 'ONLINE'],
  [3, 'RESTORING'],
  [3, 'RECOVERING'],
  [3, 'RECOVERY_PENDING'],
  [3, 'SUSPECT'],
  [2, 'EMERGENCY'],
  [6, 'OFFLINE'],
  [2, 'COPYING'],
  [6, 'OFFLINE_SECONDARY'],
]
const services: Pool<readonly [number, SqlServerInstance['status']]> = [
  [80, 'Running'],
  [8, 'Stopped'],
  [3, 'Paused'],
  [2, 'ContinuePending'],
  [2, 'PausePending'],
  [3, 'StartPending'],
  [2, 'StopPending'],
]
const collations: Pool<readonly [number, string]> = [
  [55, 'SQL_Latin1_General_CP1_CI_AS'],
  [35, 'Latin1_General_CI_AS'],
  [10, 'Latin1_General_100_CI_AS_SC_UTF8'],
]

export function sqlServerInstancesOf(world: World, report: HostReport): SqlServerInstance[] {
  return namesOf(report).map((name, index) => instanceOf(world, report, name, index))
}

/** Licenses only, without the cost of the other fields. */
export function sqlServerLicensesOf(
  world: World,
  report: HostReport,
): { name: string; license: SqlServerInstance['license'] }[] {
  return namesOf(report).map((name, index) => ({ name, license: licenseOf(world, report, name, index) }))
}

/** Feature for the host detail, or `undefined` without instances. */
export function microsoftFeatureOf(world: World, report: HostReport): MicrosoftFeature | undefined {
  if (report.facts.technology !== product) return undefined
  const { facts } = report
  return {
    sqlServer: {
      instances: sqlServerInstancesOf(world, report),
      features: facts.number(211) % 19 === 4 ? [] : featuresOf(report),
      patches: facts.number(212) % 11 === 3 ? [] : patchesOf(report),
    },
  }
}

const namesOf = ({ row }: HostReport) => row.databases[product] ?? []
const instanceNumber = (host: HostFacts, index: number) => chance(host.number(210), index + 1)
/** The instances of a host are of one release: it is installed once. */
const releaseOf = (host: HostFacts) => weighted(releases, host.number(213))

const UPGRADES = Date.parse('2025-11-10T00:00:00Z')
const buildOf = (host: HostFacts, { builds }: Release, moment: number) =>
  builds[moment < UPGRADES + (host.number(214) % 100) * DAY ? 0 : 1]

function licenseOf(
  world: World,
  report: HostReport,
  name: string,
  index: number,
): SqlServerInstance['license'] {
  const { facts, row } = report
  const number = instanceNumber(facts, index)
  const kind = sqlServerLicenseFor(licensedEdition(report, index), releaseOf(facts).year)
  if (!kind) return { licenseTypeID: '', name: '', count: 0, ignored: false, ignoredComment: '' }
  return {
    licenseTypeID: kind.id,
    name: kind.itemDescription,
    // Packs of two cores, with a minimum of four cores.
    count: Math.max(4, row.info.cpuCores) / 2,
    ...ignoredOf(world, report, product, name, number),
  }
}

/** One Enterprise instance makes the Standard instances of the host count as Enterprise. */
function licensedEdition(report: HostReport, index: number): Edition {
  const editionAt = (at: number) => weighted(editions, instanceNumber(report.facts, at)(1))
  const own = editionAt(index)
  return own === 'STD' && namesOf(report).some((_name, at) => editionAt(at) === 'ENT') ? 'ENT' : own
}

function instanceOf(world: World, report: HostReport, name: string, index: number): SqlServerInstance {
  const { facts, row, moment } = report
  const number = instanceNumber(facts, index)
  const edition = weighted(editions, number(1))
  const release = releaseOf(facts)
  const collationName = weighted(collations, number(2))
  const license = licenseOf(world, report, name, index)
  return {
    status: weighted(services, number(3)),
    name,
    displayName: `SQL Server (${name})`,
    serverName: name === 'MSSQLSERVER' ? facts.hostname : `${facts.hostname}\\${name}`,
    databaseID: 1,
    stateDesc: weighted(states, number(4)),
    version: buildOf(facts, release, moment),
    platform: 'NT x64',
    collationName,
    edition,
    editionType: editionTypes[edition],
    productCode: `{${uuidOf(number, 20).toUpperCase()}}`,
    licensingInfo: license.count === 0 ? '' : `${license.count * 2} cores`,
    databases:
      number(5) % 29 === 6 ? [] : sqlServerDatabasesOf(name, number, collationName, row.info, moment),
    license,
  }
}

const components: Pool<string> = [
  'Database Engine Services',
  'SQL Server Replication',
  'Full-Text and Semantic Extractions for Search',
  'Integration Services',
  'Analysis Services',
  'Reporting Services - Native',
]

function featuresOf({ facts, moment }: HostReport): SqlServerProductFeature[] {
  const release = releaseOf(facts)
  const number: Chance = instanceNumber(facts, 0)
  const clustered = facts.number(215) % 5 === 0
  return components.slice(0, 1 + (facts.number(216) % components.length)).map((feature, index) => ({
    product: `Microsoft SQL Server ${release.year}`,
    feature,
    language: pick(['1033', '1033', '1040', '1046'], facts.number(217)),
    edition: editionTypes[weighted(editions, number(1))],
    version: buildOf(facts, release, moment),
    clustered: index === 0 && clustered,
    configured: index < 2 || facts.number(218 + index) % 4 !== 0,
  }))
}

function patchesOf({ facts, moment }: HostReport): SqlServerPatch[] {
  const release = releaseOf(facts)
  const since = UPGRADES + (facts.number(214) % 100) * DAY
  const older = release.updates.map(([build, hotfix, installDate]) => ({
    displayName: `Hotfix ${build.split('.')[2] ?? ''} for SQL Server ${release.year} (KB${hotfix})`,
    displayVersion: build,
    installDate,
  }))
  if (moment < since) return older
  const newest = {
    displayName: `Hotfix ${release.builds[1].split('.')[2] ?? ''} for SQL Server ${release.year} (KB5${54_000 + (facts.number(219) % 1000)})`,
    displayVersion: release.builds[1],
    installDate: day(since),
  }
  return [newest, ...older]
}
