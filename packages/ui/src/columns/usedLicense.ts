import { exactly, listUrl } from '../lib/listUrl.ts'
import { paths } from '../screens/paths.ts'

/** Used licenses of a license type. Only MySQL has types without an id. */
export function usedLicensesTo(licenseTypeID: string): string {
  return licenseTypeID === ''
    ? `${paths.usedLicenses}?search=mysql`
    : listUrl(paths.usedLicenses, { licenseTypeID: exactly(licenseTypeID) })
}

/** Descriptions of SQL Server are a code, a dash and a name. Only the code is shown. */
export function descriptionOf(description: string): string {
  const isSqlServer = description.includes('SQL Server') && !description.includes('Oracle')
  return isSqlServer ? (description.split('-')[0] ?? '').trim() : description
}

const metrics = new Map([
  ['HOST', 'Host'],
  ['CLUSTER', 'Cluster'],
])

export function metricOf(metric: string): string {
  return metrics.get(metric) ?? metric
}
