import { flag, number, text } from '../lib/wire.ts'

/** Of SQL Server a description is a code, a dash and a name: the code is shown. */
export function descriptionOf(value: unknown): string {
  const description = text(value)
  const isSqlServer = description.includes('SQL Server') && !description.includes('Oracle')
  return isSqlServer ? (description.split('-')[0] ?? '').trim() : description
}

const metrics = new Map([
  ['HOST', 'Host'],
  ['CLUSTER', 'Cluster'],
])

export function metricOf(value: unknown): string {
  const metric = text(value)
  return metrics.get(metric) ?? metric
}

interface InCluster {
  clusterLicenses: number
  olvmCapped: boolean
}

/** The cluster counts as a whole, in place of what the database or the host needs by itself. */
export function countsByCluster({ clusterLicenses, olvmCapped }: InCluster): boolean {
  return (number(clusterLicenses) ?? 0) > 0 && flag(olvmCapped) !== true
}
