/** A license that a database or an instance uses, as sent by the server. */
export interface UsedLicense {
  hostname: string
  dbName: string
  clusterName: string
  clusterType: string
  licenseTypeID: string
  /** Empty if the server does not know the license type. */
  description: string
  metric: string
  usedLicenses: number
  clusterLicenses: number
  ignored: boolean
  olvmCapped: boolean
}

/** The cluster type of Veritas; all other types are hypervisors. */
export const veritas = 'VeritasCluster'

/** The cluster counts as a whole, instead of the database or the host. */
export function countsByCluster({
  clusterLicenses,
  olvmCapped,
}: Pick<UsedLicense, 'clusterLicenses' | 'olvmCapped'>): boolean {
  return clusterLicenses > 0 && !olvmCapped
}

/** The server also counts ignored licenses of MySQL and SQL Server, whose metric is HOST or CLUSTER. */
export function countsWhenIgnored({ metric }: Pick<UsedLicense, 'metric'>): boolean {
  return metric === 'HOST' || metric === 'CLUSTER'
}

/** Named by the server when it copies a host for disaster recovery. */
export function isCopy(hostname: string): boolean {
  return hostname.endsWith('_DR')
}

/** Uses in exactly this hypervisor cluster that are not ignored. Names of clusters contain each other. */
export function countedInCluster<Row extends UsedLicense>(
  rows: readonly Row[],
  cluster: string,
): readonly Row[] {
  return rows.filter(
    ({ clusterName, clusterType, ignored }) => clusterName === cluster && clusterType !== veritas && !ignored,
  )
}
