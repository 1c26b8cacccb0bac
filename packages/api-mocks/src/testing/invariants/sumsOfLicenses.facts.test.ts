import { describe, expect, test } from 'vitest'
import type {
  DatabaseUsedLicense,
  MySQLContract,
  OracleContract,
  SqlServerContract,
} from '../../contract/wire.ts'
import { busyCompany } from '../busyCompany.ts'
import { allDatabases, isClustered, licensesOf } from '../licenses.ts'
import { companiesInScope, only, sum, type Read } from '../scopes.ts'

function grouped(rows: readonly DatabaseUsedLicense[], owner: (row: DatabaseUsedLicense) => string) {
  return Map.groupBy(
    rows.filter(({ ignored }) => !ignored),
    (row) => JSON.stringify([owner(row), row.licenseTypeID, row.metric]),
  )
}

interface Purchase {
  licenseTypeID: string
  metric: string
  count: number
  unlimited: boolean
}

async function purchases(read: Read, locationScope: string): Promise<Purchase[]> {
  const contracts = async <Contract>(vendor: string) =>
    (await read<{ contracts: Contract[] }>(`/api/contracts/${vendor}/database`, locationScope)).contracts
  const [oracle, mysql, microsoft] = [
    await contracts<OracleContract>('oracle'),
    await contracts<MySQLContract>('mysql'),
    await contracts<SqlServerContract>('microsoft'),
  ]
  return [
    ...oracle.map((row) => ({ ...row, count: row.licensesPerCore + row.licensesPerUser })),
    ...mysql.map((row) => ({ ...row, metric: row.type, count: row.numberOfLicenses, unlimited: false })),
    ...microsoft.map((row) => ({ ...row, metric: row.type, count: row.licensesNumber, unlimited: false })),
  ]
}

describe.each([...companiesInScope(), await busyCompany()])('$company, $scope', ({ scope, read, world }) => {
  const locationScope = only(scope, 'location')
  const { used, perHost, perCluster, veritas, compliance } = licensesOf(read)

  test('a host needs the licenses of its first database', async () => {
    const groups = grouped(await used(scope), ({ hostname }) => hostname)
    const rows = await perHost(scope)
    expect(rows.length).toBe(groups.size)
    for (const { hostname, licenseTypeID, metric, databaseNames, usedLicenses, clusterLicenses } of rows) {
      const own = groups.get(JSON.stringify([hostname, licenseTypeID, metric])) ?? []
      expect(databaseNames).toEqual(own.map(({ dbName }) => dbName))
      expect([usedLicenses, clusterLicenses]).toEqual([own[0]?.usedLicenses, own[0]?.clusterLicenses])
    }
  })

  test('a hypervisor cluster needs the cluster licenses of its databases', async () => {
    const rows = await perCluster(scope)
    const listed = new Map(
      rows.map((row) => [JSON.stringify([row.cluster, row.licenseTypeID]), row.usedLicenses]),
    )
    const clustered = (await used(scope)).filter(
      ({ clusterName, clusterType }) => clusterName !== '' && clusterType !== 'VeritasCluster',
    )
    for (const { clusterName, licenseTypeID, clusterLicenses } of clustered)
      expect(listed.get(JSON.stringify([clusterName, licenseTypeID]))).toBe(clusterLicenses)
  })

  test('a Veritas cluster needs the cluster licenses of its databases', async () => {
    const rows = await used(scope)
    // Hosts of a hypervisor cluster are listed, too; their rows have the licenses of that cluster.
    for (const { id, licenseTypeID, count } of await veritas(scope)) {
      const own = rows.filter(
        (row) => row.licenseTypeID === licenseTypeID && row.clusterName.replaceAll(',', '-') === id,
      )
      expect(own.filter(({ clusterLicenses }) => clusterLicenses !== count)).toEqual([])
    }
  })

  test("a host's own list equals its rows in the list of all hosts", async () => {
    const rows = await used(scope)
    const known = world.hosts.facts.filter((_host, index) => index % 37 === 3)
    for (const { hostname } of known) {
      // Skipped because a path cannot contain a name with a slash.
      if (hostname.includes('/')) continue
      const own = await read<object>(
        `${allDatabases.replace('hosts', `hosts/${encodeURIComponent(hostname)}`)}/licenses-used`,
        scope,
      )
      expect(own).toEqual({ usedLicenses: rows.filter((each) => each.hostname === hostname) })
    }
  })

  test('Oracle compliance follows from the used licenses and the contracts', async () => {
    const rows = await used(locationScope)
    const [hosts, clusters, nodes] = [
      await perHost(locationScope),
      await perCluster(locationScope),
      await veritas(locationScope),
    ]
    const bought = await purchases(read, locationScope)
    const all = await compliance(locationScope)
    for (const row of all.filter(({ metric }) => metric !== 'HOST' && metric !== 'CLUSTER')) {
      const isType = (other: { licenseTypeID: string }) => other.licenseTypeID === row.licenseTypeID
      const standaloneRows = hosts.filter((host) => isType(host) && !isClustered(host))
      // The list includes clusters whose licenses are all ignored or capped; the compliance does not.
      const counted = new Set(
        rows
          .filter((each) => isType(each) && isClustered(each) && !each.ignored)
          .map((each) => each.clusterName),
      )
      const countedNodes = new Set([...counted].map((name) => name.replaceAll(',', '-')))
      expect(row.consumed).toBe(
        Math.ceil(
          sum(standaloneRows, ({ usedLicenses }) => usedLicenses) +
            sum(
              clusters.filter((cluster) => isType(cluster) && counted.has(cluster.cluster)),
              ({ usedLicenses }) => usedLicenses,
            ) +
            sum(
              nodes.filter((node) => isType(node) && countedNodes.has(node.id)),
              ({ count }) => count,
            ),
        ),
      )
      const contracts = bought.filter(isType)
      expect(row.purchased).toBe(sum(contracts, ({ count }) => count))
      expect(row.unlimited).toBe(contracts.some(({ unlimited }) => unlimited))
      expect(row.covered).toBeLessThanOrEqual(
        row.unlimited ? row.consumed : Math.min(row.consumed, row.purchased),
      )
      expect(row.available).toBe(row.unlimited ? 0 : Math.floor(row.purchased - row.covered))
      const isWhole = row.unlimited || row.consumed === 0 || row.cost === 0
      expect(row.compliance).toBe(isWhole ? 1 : row.covered / row.consumed)
    }
    const types = new Set(all.map(({ licenseTypeID }) => licenseTypeID))
    // Also holds for an empty list of hosts.
    expect(hosts.filter(({ licenseTypeID }) => !types.has(licenseTypeID))).toEqual([])
  })
})
