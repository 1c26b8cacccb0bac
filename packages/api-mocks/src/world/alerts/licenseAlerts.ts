import { DAY } from '../../lib/clock.ts'
import { groupBy } from '../../lib/groupBy.ts'
import type { HostFacts } from '../hosts/hostFacts.ts'
import { licenseKind } from '../licenses/oracleLicenseKinds.ts'
import { oracleFactsOf, type OracleFacts } from '../oracle/oracleFacts.ts'
import { hasRecentOption, optionUses } from '../oracle/oracleOptions.ts'
import type { AlertEvent } from './storedAlert.ts'

/**
 * Editions are new in the first document of a host, options in the first one that contains them. Covers
 * only the last `days`.
 */
export function licenseEvents(host: HostFacts, startDay: number, days: number): AlertEvent[] {
  if (host.firstDay > days && !hasRecentOption(host)) return []
  const moment = (daysAgo: number) => (startDay - daysAgo) * DAY + host.reportsAt
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
