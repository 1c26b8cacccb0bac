import { groupBy } from '../../lib/groupBy.ts'
import { DAY } from '../../lib/time.ts'
import type { HostFacts } from '../hosts/hostFacts.ts'
import { licenseKind, oracleLicenseKinds } from '../licenses/oracleLicenseKinds.ts'
import { oracleFactsOf, type OracleFacts } from '../oracle/oracleFacts.ts'
import { hasRecentOption, optionUses } from '../oracle/oracleOptions.ts'
import type { AlertEvent } from './storedAlert.ts'

/**
 * Editions are new in the first document of a host, options in the first one that contains them. Covers
 * only the last `days`.
 */
export function licenseEvents(host: HostFacts, startDay: number, days: number): AlertEvent[] {
  const moment = (daysAgo: number) => (startDay - daysAgo) * DAY + host.reportsAt
  if (host.reported) return reportedEvents(host, moment(0))
  if (host.firstDay > days && !hasRecentOption(host)) return []
  const databases = oracleFactsOf(host)
  const editions = databases.map((database) => ({ database, product: database.edition }))
  const options = databases.flatMap((database) =>
    optionUses(database)
      .filter(({ firstUsed }) => firstUsed < host.firstDay && firstUsed >= host.lastDay)
      .map(({ product, firstUsed }) => ({ database, product, firstUsed })),
  )
  return [
    ...eventsOfDocument(host, 'NEW_LICENSE', moment(host.firstDay), editions),
    ...[...groupBy(options, ({ firstUsed }) => firstUsed)].flatMap(([daysAgo, found]) =>
      eventsOfDocument(host, 'NEW_OPTION', moment(daysAgo), found),
    ),
  ]
}

/** Every license of a first report is new. */
function reportedEvents(host: HostFacts, document: number): AlertEvent[] {
  const found = (host.reported?.features.oracle?.database?.databases ?? []).flatMap(({ name, licenses }) =>
    (licenses ?? []).flatMap(({ licenseTypeID }) => {
      const kind = oracleLicenseKinds.find(({ id }) => id === licenseTypeID)
      return kind === undefined ? [] : [{ dbname: name, ...kind }]
    }),
  )
  return [
    ...eventOf(
      host.hostname,
      'NEW_LICENSE',
      document,
      found.filter(({ option }) => !option),
    ),
    ...eventOf(
      host.hostname,
      'NEW_OPTION',
      document,
      found.filter(({ option }) => option),
    ),
  ]
}

interface ProductInUse {
  database: OracleFacts
  product: string
}

/** The server raises one alert per document. */
function eventsOfDocument(
  { hostname, environment }: HostFacts,
  code: 'NEW_LICENSE' | 'NEW_OPTION',
  document: number,
  products: readonly ProductInUse[],
): AlertEvent[] {
  const found = products.flatMap(({ database, product }) => {
    const kind = licenseKind(product, shippedMetric(environment))
    return kind === undefined ? [] : [{ dbname: database.name, ...kind }]
  })
  return eventOf(hostname, code, document, found)
}

function eventOf(
  hostname: string,
  code: 'NEW_LICENSE' | 'NEW_OPTION',
  document: number,
  found: readonly { dbname: string; id: string; description: string }[],
): AlertEvent[] {
  if (found.length === 0) return []
  const word = code === 'NEW_LICENSE' ? 'license' : 'option'
  const lines = found.map(
    ({ description, dbname }) => `A new ${word} (${description}) is in use on ${dbname} of ${hostname}`,
  )
  return [
    {
      category: 'LICENSE',
      technology: 'Oracle/Database',
      code,
      severity: 'CRITICAL',
      description: lines.join('\n'),
      date: document + 3_100,
      otherInfo: {
        hostname,
        dbname: found.map(({ dbname }) => dbname).join(','),
        licenseTypeID: found.map(({ id }) => id).join(','),
      },
    },
  ]
}

/** Default of LicenseTypeMetricsByEnvironment. */
function shippedMetric(environment: string): 'Processor Perpetual' | 'Named User Plus Perpetual' {
  return environment === 'TEST' ? 'Named User Plus Perpetual' : 'Processor Perpetual'
}
