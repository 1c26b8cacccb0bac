import type {
  ClusterVeritasLicense,
  DatabaseUsedLicense,
  DatabaseUsedLicensePerCluster,
  DatabaseUsedLicensePerHost,
} from '../../contract/index.ts'
import { VERITAS } from './usedLicenses.ts'

/** Rows of one owner and licence type; ignored licences are left out of every group. */
function groupsOf(
  rows: readonly DatabaseUsedLicense[],
  owner: (row: DatabaseUsedLicense) => string,
): [DatabaseUsedLicense, ...DatabaseUsedLicense[]][] {
  const groups = new Map<string, [DatabaseUsedLicense, ...DatabaseUsedLicense[]]>()
  for (const row of rows) {
    if (row.ignored) continue
    const key = JSON.stringify([owner(row), row.licenseTypeID, row.metric])
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()]
}

const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), 0)
const distinct = (values: readonly string[]) => [...new Set(values)]

/** The databases of a host share its cores, so that the licences of a host are those of its neediest database. */
export function usedPerHost(rows: readonly DatabaseUsedLicense[]): DatabaseUsedLicensePerHost[] {
  return groupsOf(rows, ({ hostname }) => hostname).map((group) => {
    const [{ hostname, licenseTypeID, description, metric, olvmCapped }] = group
    return {
      hostname,
      databaseNames: distinct(group.map(({ dbName }) => dbName)),
      licenseTypeID,
      description,
      metric,
      usedLicenses: most(group.map(({ usedLicenses }) => usedLicenses)),
      clusterLicenses: most(group.map(({ clusterLicenses }) => clusterLicenses)),
      olvmCapped,
    }
  })
}

/** Clusters of hypervisors; a pinned machine needs no licence for the whole of its cluster. */
export function usedPerCluster(rows: readonly DatabaseUsedLicense[]): DatabaseUsedLicensePerCluster[] {
  const clustered = rows.filter(
    ({ clusterType, clusterLicenses, olvmCapped }) =>
      clusterType !== VERITAS && clusterLicenses > 0 && !olvmCapped,
  )
  return groupsOf(clustered, ({ clusterName }) => clusterName).map((group) => {
    const [{ clusterName, licenseTypeID, description, metric }] = group
    return {
      cluster: clusterName,
      hostnames: distinct(group.map(({ hostname }) => hostname)),
      licenseTypeID,
      description,
      metric,
      usedLicenses: most(group.map(({ clusterLicenses }) => clusterLicenses)),
    }
  })
}

/** `membersOf` tells the nodes that the server knows: a name may hold the comma that joins them. */
export function usedPerVeritasCluster(
  rows: readonly DatabaseUsedLicense[],
  membersOf: (hostname: string) => string[],
): ClusterVeritasLicense[] {
  const clustered = rows.filter(({ clusterType }) => clusterType === VERITAS)
  return groupsOf(clustered, ({ clusterName }) => clusterName).map((group) => {
    const [{ clusterName, hostname, licenseTypeID, description, metric }] = group
    return {
      id: clusterName.replaceAll(',', '-'),
      hostnames: membersOf(hostname),
      licenseTypeID,
      description,
      metric,
      count: most(group.map(({ clusterLicenses }) => clusterLicenses)),
    }
  })
}
