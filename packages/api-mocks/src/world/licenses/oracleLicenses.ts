import type { HostInfo, OracleDbLicense } from '../../contract/wire.ts'
import { commentFrom } from '../company/words.ts'
import { dayOf, type HostReport } from '../hosts/hostStore.ts'
import { oracleFactsOf, type OracleFacts } from '../oracle/oracleFacts.ts'
import { optionsInUse } from '../oracle/oracleOptions.ts'
import type { World } from '../world.ts'
import { ignoreOf, licenseKey, type Ignored } from './ignoredLicenses.ts'
import { coreFactor } from './licenseInventory.ts'
import { isByUsers, licenseKind, oracleOptions, type OracleLicenseKind } from './oracleLicenseKinds.ts'

export interface DatabaseLicenses {
  name: string
  licenses: OracleDbLicense[]
}

/** Uses cores, edition and options only, so that it is cheap for all hosts. */
export function oracleLicensesOf(world: World, report: HostReport): DatabaseLicenses[] {
  return oracleFactsOf(report.facts).map((database) => ({
    name: database.name,
    licenses: licensesOf(world, report, database),
  }))
}

/** Stored licenses. The server drops those with a count of 0 when a report arrives. */
export function licensesOf(world: World, report: HostReport, database: OracleFacts): OracleDbLicense[] {
  const { reported } = database
  if (reported)
    return (reported.licenses ?? []).map((license) => markedInReport(world, report, database, license))
  if (database.edition === 'Express Edition') return []
  const metric = metricOf(world, database.host.environment)
  const used = new Set(
    optionsInUse(database, world.hosts.startDay - dayOf(report.receivedAt)).map(({ product }) => product),
  )
  const license = (product: string): OracleDbLicense[] => {
    const kind = licenseKind(product, metric)
    const count = processorsOf(report.row.info, product)
    if (!kind || count === 0) return []
    const key = licenseKey(report.row.hostname, 'Oracle/Database', database.name, kind.id)
    const mark = ignoreOf(world.ignoredLicenses, key, report.receivedAt) ?? initialMark(database, kind)
    return [
      {
        licenseTypeID: kind.id,
        name: kind.name,
        count,
        ...mark,
      },
    ]
  }
  if (database.edition === 'Standard Edition 2') return license(database.edition)
  return [
    ...license(database.edition),
    ...oracleOptions.filter((product) => used.has(product)).flatMap(license),
  ]
}

/** The flag of the report applies until a user changes it. */
function markedInReport(
  world: World,
  { row, receivedAt }: HostReport,
  { name }: OracleFacts,
  license: OracleDbLicense,
): OracleDbLicense {
  const key = licenseKey(row.hostname, 'Oracle/Database', name, license.licenseTypeID)
  return { ...license, ...ignoreOf(world.ignoredLicenses, key, receivedAt) }
}

/** Initially ignored licenses. Changes by a user override it. */
function initialMark({ fake, host }: OracleFacts, kind: OracleLicenseKind): Ignored {
  const isIgnored = kind.option && host.environment !== 'PROD' && fake(14).datatype.boolean(1 / 17)
  return isIgnored
    ? { ignored: true, ignoredComment: commentFrom(fake(15)) }
    : { ignored: false, ignoredComment: '' }
}

/** The first configured metric of the environment. */
function metricOf(world: World, environment: string): OracleLicenseKind['metric'] {
  const { LicenseTypeMetricsByEnvironment, LicenseTypeMetricsDefault } = world.configuration.DataService
  const [metric] = LicenseTypeMetricsByEnvironment?.[environment] ?? LicenseTypeMetricsDefault ?? []
  return metric === 'Named User Plus Perpetual' ? metric : 'Processor Perpetual'
}

/** Standard Edition counts sockets. Stored licenses do not multiply named users. */
function processorsOf(info: HostInfo, product: string): number {
  return product === 'Standard Edition 2' ? info.cpuSockets : info.cpuCores * coreFactor(info.cpuModel)
}

/** Host detail rounds named users. */
export function licensesInDetail(licenses: readonly OracleDbLicense[]): OracleDbLicense[] {
  return licenses.map((license) =>
    isByUsers(license.licenseTypeID) ? { ...license, count: Math.ceil(license.count) } : license,
  )
}
