/** Of SQL Server a description is a code, a dash and a name: the code is shown. */
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

interface InCluster {
  clusterLicenses: number
  olvmCapped: boolean
}

/** The cluster counts as a whole, in place of what the database or the host needs by itself. */
export function countsByCluster({ clusterLicenses, olvmCapped }: InCluster): boolean {
  return clusterLicenses > 0 && !olvmCapped
}
