import type {
  ClusterVeritasLicense,
  DatabaseUsedLicense,
  DatabaseUsedLicensePerCluster,
  DatabaseUsedLicensePerHost,
} from '../../contract/wire.ts'
import { VERITAS } from './usedLicenses.ts'

/** Groups rows by owner, license type and metric. */
function groupsOf(
  rows: readonly DatabaseUsedLicense[],
  owner: (row: DatabaseUsedLicense) => string,
): [DatabaseUsedLicense, ...DatabaseUsedLicense[]][] {
  const groups = new Map<string, [DatabaseUsedLicense, ...DatabaseUsedLicense[]]>()
  for (const row of rows) {
    const key = JSON.stringify([owner(row), row.licenseTypeID, row.metric])
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()]
}

const distinct = (values: readonly string[]) => [...new Set(values)]

/** The server takes the counts of the first row, because the databases of a host share its cores. */
export function usedPerHost(rows: readonly DatabaseUsedLicense[]): DatabaseUsedLicensePerHost[] {
  const counted = rows.filter(({ ignored }) => !ignored)
  return groupsOf(counted, ({ hostname }) => hostname).map((group) => {
    const [{ hostname, licenseTypeID, description, metric, usedLicenses, clusterLicenses, olvmCapped }] =
      group
    return {
      hostname,
      databaseNames: group.map(({ dbName }) => dbName),
      licenseTypeID,
      description,
      metric,
      usedLicenses,
      clusterLicenses,
      olvmCapped,
    }
  })
}

/** Hypervisor clusters. Pass the rows with ignored, capped and unused licenses of `usedLicensesOf`. */
export function usedPerCluster(rows: readonly DatabaseUsedLicense[]): DatabaseUsedLicensePerCluster[] {
  const clustered = rows.filter(
    ({ clusterName, clusterType }) => clusterName !== '' && clusterType !== VERITAS,
  )
  return groupsOf(clustered, ({ clusterName }) => clusterName).map((group) => {
    const [{ clusterName, licenseTypeID, description, metric, clusterLicenses }] = group
    return {
      cluster: clusterName,
      hostnames: distinct(group.map(({ hostname }) => hostname)),
      licenseTypeID,
      description,
      metric,
      usedLicenses: clusterLicenses,
    }
  })
}

/** `membersOf` returns the nodes, because the joined name is ambiguous if a node's name contains a comma. */
export function usedPerVeritasCluster(
  rows: readonly DatabaseUsedLicense[],
  membersOf: (hostname: string) => string[],
): ClusterVeritasLicense[] {
  const clustered = rows.filter(({ clusterType, ignored }) => clusterType === VERITAS && !ignored)
  return groupsOf(clustered, ({ clusterName }) => clusterName).map((group) => {
    const [{ clusterName, hostname, licenseTypeID, description, metric, clusterLicenses }] = group
    return {
      id: clusterName.replaceAll(',', '-'),
      hostnames: membersOf(hostname),
      licenseTypeID,
      description,
      metric,
      count: clusterLicenses,
    }
  })
}
