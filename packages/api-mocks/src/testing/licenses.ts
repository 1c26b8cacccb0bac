import type {
  ClusterVeritasLicense,
  DatabaseUsedLicense,
  DatabaseUsedLicensePerCluster,
  DatabaseUsedLicensePerHost,
  LicenseCompliance,
  LicenseHistoryItem,
} from '../contract/wire.ts'
import type { Read } from './scopes.ts'

export const allDatabases = '/api/hosts/technologies/all/databases'

/** License lists by their response keys. */
export function licensesOf(read: Read) {
  const listAt =
    (path: string) =>
    <Row>(key: string) =>
    async (scope = ''): Promise<Row[]> =>
      (await read<Record<string, Row[] | null>>(path, scope))[key] ?? []
  return {
    used: listAt(`${allDatabases}/licenses-used`)<DatabaseUsedLicense>('usedLicenses'),
    perHost: listAt(`${allDatabases}/licenses-used-per-host`)<DatabaseUsedLicensePerHost>('usedLicenses'),
    perCluster: listAt(`${allDatabases}/licenses-used-per-cluster`)<DatabaseUsedLicensePerCluster>(
      'usedLicensesPerCluster',
    ),
    veritas: (scope = '') =>
      read<ClusterVeritasLicense[]>(`${allDatabases}/licenses-used-cluster-veritas`, scope),
    compliance: listAt(`${allDatabases}/licenses-compliance`)<LicenseCompliance>('licensesCompliance'),
    history: listAt('/chart/technologies/all/license-history')<LicenseHistoryItem>(
      'licenseComplianceHistory',
    ),
  }
}

/** The cluster's licenses count instead of the host's. */
export function isClustered(row: { clusterLicenses: number; olvmCapped: boolean }): boolean {
  return row.clusterLicenses > 0 && !row.olvmCapped
}
