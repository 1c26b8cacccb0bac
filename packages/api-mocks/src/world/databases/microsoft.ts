import type {
  MicrosoftFeature,
  SqlServerInstance,
  SqlServerPatch,
  SqlServerProductFeature,
} from '../../contract/wire.ts'
import { DAY } from '../../lib/clock.ts'
import { day } from '../../lib/dates.ts'
import { type Fake } from '../../lib/random.ts'
import type { HostFacts } from '../hosts/hostFacts.ts'
import type { HostReport } from '../hosts/hostStore.ts'
import { ignoredOf } from '../licenses/ignoredInstances.ts'
import { sqlServerLicenseFor } from '../licenses/sqlServerLicenses.ts'
import type { World } from '../world.ts'
import {
  type Edition,
  type Release,
  releases,
  editions,
  editionTypes,
  states,
  services,
  collations,
  components,
} from './data/sqlServer.ts'
import { sqlServerDatabasesOf } from './sqlServerDatabases.ts'

const product = 'Microsoft/SQLServer'

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
    databaseID: 1,
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
