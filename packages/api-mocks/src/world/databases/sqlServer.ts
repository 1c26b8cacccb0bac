import type {
  MicrosoftFeature,
  SqlServerInstance,
  SqlServerPatch,
  SqlServerProductFeature,
} from '../../contract/wire.ts'
import { type Fake, weights } from '../../lib/random.ts'
import { DAY, day } from '../../lib/time.ts'
import type { HostFacts } from '../hosts/hostFacts.ts'
import type { HostReport } from '../hosts/hostStore.ts'
import { ignoredInReport, ignoredOf } from '../licenses/ignoredLicenses.ts'
import { sqlServerLicenseFor, sqlServerYear, storedInstances } from '../licenses/sqlServerLicenses.ts'
import type { World } from '../world.ts'
import { sqlServerDatabasesOf } from './sqlServerDatabases.ts'

type Edition = keyof typeof editionTypes

interface Release {
  year: string
  /** Builds before and after this year's cumulative update. */
  builds: readonly [before: string, after: string]
  updates: readonly (readonly [build: string, hotfix: string, installed: string])[]
}

const releases = weights<Release>([
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
])

const editions = weights<Edition>([
  [50, 'STD'],
  [24, 'ENT'],
  [10, 'DEV'],
  [7, 'EXP'],
  [4, 'WEB'],
  [3, 'BI'],
  [2, 'AZU'],
])

const editionTypes = {
  ENT: 'Enterprise Edition: Core-based Licensing (64-bit)',
  STD: 'Standard Edition (64-bit)',
  DEV: 'Developer Edition (64-bit)',
  EXP: 'Express Edition (64-bit)',
  WEB: 'Web Edition (64-bit)',
  BI: 'Business Intelligence Edition (64-bit)',
  AZU: 'SQL Azure',
}

const states = weights<SqlServerInstance['stateDesc']>([
  [72, 'ONLINE'],
  [3, 'RESTORING'],
  [3, 'RECOVERING'],
  [3, 'RECOVERY_PENDING'],
  [3, 'SUSPECT'],
  [2, 'EMERGENCY'],
  [6, 'OFFLINE'],
  [2, 'COPYING'],
  [6, 'OFFLINE_SECONDARY'],
])

const services = weights<SqlServerInstance['status']>([
  [80, 'Running'],
  [8, 'Stopped'],
  [3, 'Paused'],
  [2, 'ContinuePending'],
  [2, 'PausePending'],
  [3, 'StartPending'],
  [2, 'StopPending'],
])

const collations = weights<string>([
  [55, 'SQL_Latin1_General_CP1_CI_AS'],
  [35, 'Latin1_General_CI_AS'],
  [10, 'Latin1_General_100_CI_AS_SC_UTF8'],
])

const components: readonly string[] = [
  'Database Engine Services',
  'SQL Server Replication',
  'Full-Text and Semantic Extractions for Search',
  'Integration Services',
  'Analysis Services',
  'Reporting Services - Native',
]

const product = 'Microsoft/SQLServer'

export function sqlServerInstancesOf(world: World, report: HostReport): SqlServerInstance[] {
  const instances = report.facts.reported?.features.microsoft?.sqlServer?.instances
  if (instances)
    return storedInstances(instances, report.row.info.cpuCores).map((instance) => ({
      ...instance,
      license: {
        ...instance.license,
        ...ignoredInReport(world, report, product, instance.name, instance.license),
      },
    }))
  return namesOf(report).map((name, index) => instanceOf(world, report, name, index))
}

/** The instances as the lists show them: with the year of the version. */
export function listedSqlServerInstances(world: World, report: HostReport): SqlServerInstance[] {
  const instances = storedInstances(sqlServerInstancesOf(world, report), report.row.info.cpuCores)
  return instances.map((instance) => ({ ...instance, version: sqlServerYear(instance.version) }))
}

/** Licenses only, without the cost of the other fields. */
export function sqlServerLicensesOf(
  world: World,
  report: HostReport,
): { name: string; license: SqlServerInstance['license'] }[] {
  if (report.facts.reported)
    return sqlServerInstancesOf(world, report).map(({ name, license }) => ({ name, license }))
  return namesOf(report).map((name, index) => ({ name, license: licenseOf(world, report, name, index) }))
}

/** Feature for the host detail, or `undefined` without instances. */
export function microsoftFeatureOf(world: World, report: HostReport): MicrosoftFeature | undefined {
  const { facts } = report
  const reported = facts.reported?.features.microsoft?.sqlServer
  if (reported) return { sqlServer: { ...reported, instances: sqlServerInstancesOf(world, report) } }
  if (facts.technology !== product) return undefined
  return {
    sqlServer: {
      instances: sqlServerInstancesOf(world, report),
      features: facts.fake(211).datatype.boolean(1 / 19) ? [] : featuresOf(report),
      patches: facts.fake(212).datatype.boolean(1 / 11) ? [] : patchesOf(report),
    },
  }
}

const namesOf = ({ row }: HostReport) => row.databases[product] ?? []
const instanceNumber = (host: HostFacts, index: number) => host.fake.part(210, index + 1)
/** All instances of a host have the same release. */
const releaseOf = (host: HostFacts) => host.fake(213).helpers.weightedArrayElement(releases)

const UPGRADES = Date.parse('2025-11-10T00:00:00Z')
const buildOf = (host: HostFacts, { builds }: Release, moment: number) =>
  builds[moment < UPGRADES + host.fake(214).number.int(99) * DAY ? 0 : 1]

function licenseOf(
  world: World,
  report: HostReport,
  name: string,
  index: number,
): SqlServerInstance['license'] {
  const { facts, row } = report
  const fake = instanceNumber(facts, index)
  const kind = sqlServerLicenseFor(licensedEdition(report, index), releaseOf(facts).year)
  if (!kind) return { licenseTypeID: '', name: '', count: 0, ignored: false, ignoredComment: '' }
  return {
    licenseTypeID: kind.id,
    name: kind.itemDescription,
    // Packs of two cores, with a minimum of four cores.
    count: Math.max(4, row.info.cpuCores) / 2,
    ...ignoredOf(world, report, product, name, fake),
  }
}

/** One Enterprise instance makes the Standard instances of the host count as Enterprise. */
function licensedEdition(report: HostReport, index: number): Edition {
  const editionAt = (position: number) =>
    instanceNumber(report.facts, position)(1).helpers.weightedArrayElement(editions)
  const own = editionAt(index)
  return own === 'STD' && namesOf(report).some((_name, position) => editionAt(position) === 'ENT')
    ? 'ENT'
    : own
}

function instanceOf(world: World, report: HostReport, name: string, index: number): SqlServerInstance {
  const { facts, row, receivedAt } = report
  const fake = instanceNumber(facts, index)
  const edition = fake(1).helpers.weightedArrayElement(editions)
  const release = releaseOf(facts)
  const collationName = fake(2).helpers.weightedArrayElement(collations)
  const license = licenseOf(world, report, name, index)
  return {
    status: fake(3).helpers.weightedArrayElement(services),
    name,
    displayName: `SQL Server (${name})`,
    serverName: name === 'MSSQLSERVER' ? facts.hostname : `${facts.hostname}\\${name}`,
    // The server carries the flag of an ignored license to the next report by this id.
    databaseID: index + 1,
    stateDesc: fake(4).helpers.weightedArrayElement(states),
    version: buildOf(facts, release, receivedAt),
    platform: 'NT x64',
    collationName,
    edition,
    editionType: editionTypes[edition],
    productCode: `{${fake(20).string.uuid().toUpperCase()}}`,
    licensingInfo: license.count === 0 ? '' : `${license.count * 2} cores`,
    databases: fake(5).datatype.boolean(1 / 29)
      ? []
      : sqlServerDatabasesOf(name, fake, collationName, row.info, receivedAt),
    license,
  }
}

function featuresOf({ facts, receivedAt }: HostReport): SqlServerProductFeature[] {
  const release = releaseOf(facts)
  const fake: Fake = instanceNumber(facts, 0)
  const clustered = facts.fake(215).datatype.boolean(1 / 5)
  return components.slice(0, 1 + facts.fake(216).number.int(components.length - 1)).map((feature, index) => ({
    product: `Microsoft SQL Server ${release.year}`,
    feature,
    language: facts.fake(217).helpers.arrayElement(['1033', '1033', '1040', '1046']),
    edition: editionTypes[fake(1).helpers.weightedArrayElement(editions)],
    version: buildOf(facts, release, receivedAt),
    clustered: index === 0 && clustered,
    configured: index < 2 || !facts.fake(218 + index).datatype.boolean(1 / 4),
  }))
}

function patchesOf({ facts, receivedAt }: HostReport): SqlServerPatch[] {
  const release = releaseOf(facts)
  const since = UPGRADES + facts.fake(214).number.int(99) * DAY
  const older = release.updates.map(([build, hotfix, installDate]) => ({
    displayName: `Hotfix ${build.split('.')[2] ?? ''} for SQL Server ${release.year} (KB${hotfix})`,
    displayVersion: build,
    installDate,
  }))
  if (receivedAt < since) return older
  const newest = {
    displayName: `Hotfix ${release.builds[1].split('.')[2] ?? ''} for SQL Server ${release.year} (KB5${facts.fake(219).number.int({ min: 54_000, max: 54_999 })})`,
    displayVersion: release.builds[1],
    installDate: day(since),
  }
  return [newest, ...older]
}
