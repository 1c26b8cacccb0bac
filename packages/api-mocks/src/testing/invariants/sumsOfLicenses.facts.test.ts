import { describe, expect, test } from 'vitest'
import type {
  DatabaseUsedLicense,
  HostSummary,
  MySQLContract,
  OracleContract,
  SqlServerContract,
} from '../../contract/index.ts'
import { busyCompany } from '../busyCompany.ts'
import { allDatabases, isClustered, licensesOf } from '../licenses.ts'
import { companiesInScope, only, sum, without, type Read } from '../scopes.ts'

const most = (values: readonly number[]) => Math.max(0, ...values)

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

async function purchases(read: Read, place: string): Promise<Purchase[]> {
  const contracts = async <Contract>(maker: string) =>
    (await read<{ contracts: Contract[] }>(`/api/contracts/${maker}/database`, place)).contracts
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
  const place = only(scope, 'location')
  const { used, perHost, perCluster, veritas, compliance } = licensesOf(read)

  test('licences of a host are those of its neediest database', async () => {
    const groups = grouped(await used(scope), ({ hostname }) => hostname)
    const rows = await perHost(scope)
    expect(rows.length).toBe(groups.size)
    for (const { hostname, licenseTypeID, metric, databaseNames, usedLicenses, clusterLicenses } of rows) {
      const own = groups.get(JSON.stringify([hostname, licenseTypeID, metric])) ?? []
      expect(new Set(databaseNames)).toEqual(new Set(own.map(({ dbName }) => dbName)))
      expect(usedLicenses).toBe(most(own.map((row) => row.usedLicenses)))
      expect(clusterLicenses).toBe(most(own.map((row) => row.clusterLicenses)))
    }
  })

  test('licences of a cluster of hypervisors count once', async () => {
    const clustered = (await used(scope)).filter(
      (row) => isClustered(row) && row.clusterType !== 'VeritasCluster',
    )
    const groups = grouped(clustered, ({ clusterName }) => clusterName)
    const rows = await perCluster(scope)
    expect(rows.length).toBe(groups.size)
    for (const { cluster, licenseTypeID, metric, hostnames, usedLicenses } of rows) {
      const own = groups.get(JSON.stringify([cluster, licenseTypeID, metric])) ?? []
      expect(new Set(hostnames)).toEqual(new Set(own.map(({ hostname }) => hostname)))
      expect(new Set(own.map(({ clusterLicenses }) => clusterLicenses))).toEqual(new Set([usedLicenses]))
    }
  })

  test('licences of a Veritas cluster are the sum of its nodes', async () => {
    const moment = only(scope, 'older-than')
    const { hosts } = await read<{ hosts: HostSummary[] }>('/api/hosts?mode=summary', moment)
    const known = new Set(hosts.map(({ hostname }) => hostname))
    const nodes = await perHost(without(scope, 'environment'))
    for (const { hostnames, licenseTypeID, metric, count } of await veritas(scope)) {
      expect(hostnames.filter((name) => !known.has(name))).toEqual([])
      const own = nodes.filter(
        (row) =>
          hostnames.includes(row.hostname) && row.licenseTypeID === licenseTypeID && row.metric === metric,
      )
      expect(count).toBe(sum(own, ({ usedLicenses }) => usedLicenses))
    }
  })

  test('a host says the same of itself', async () => {
    const rows = await used(scope)
    const known = world.hosts.facts.filter((_host, index) => index % 37 === 3)
    for (const { hostname } of known) {
      // A name with a slash cannot be addressed.
      if (hostname.includes('/')) continue
      const own = await read<object>(
        `${allDatabases.replace('hosts', `hosts/${encodeURIComponent(hostname)}`)}/licenses-used`,
        scope,
      )
      expect(own).toEqual({ usedLicenses: rows.filter((each) => each.hostname === hostname) })
    }
  })

  test('compliance is what is consumed against what is bought', async () => {
    const [hosts, clusters, nodes] = [await perHost(place), await perCluster(place), await veritas(place)]
    const inVeritas = new Set(nodes.flatMap(({ hostnames }) => hostnames))
    const bought = await purchases(read, place)
    for (const row of await compliance(place)) {
      const isType = (other: { licenseTypeID: string; metric: string }) =>
        other.licenseTypeID === row.licenseTypeID && other.metric === row.metric
      const alone = hosts.filter(
        (host) => isType(host) && !inVeritas.has(host.hostname) && !isClustered(host),
      )
      expect(row.consumed).toBe(
        sum(alone, ({ usedLicenses }) => usedLicenses) +
          sum(clusters.filter(isType), ({ usedLicenses }) => usedLicenses) +
          sum(nodes.filter(isType), ({ count }) => count),
      )
      const contracts = bought.filter(isType)
      expect(row.purchased).toBe(sum(contracts, ({ count }) => count))
      expect(row.unlimited).toBe(contracts.some(({ unlimited }) => unlimited))
      expect(row.covered).toBeLessThanOrEqual(
        row.unlimited ? row.consumed : Math.min(row.consumed, row.purchased),
      )
      expect(row.available).toBe(row.unlimited ? 0 : row.purchased - row.covered)
      const isWhole =
        row.unlimited || row.consumed === 0 || (row.itemDescription.startsWith('Oracle') && row.cost === 0)
      expect(row.compliance).toBe(isWhole ? 1 : row.covered / row.consumed)
    }
    const types = new Set(
      (await compliance(place)).map(({ licenseTypeID, metric }) => `${licenseTypeID} ${metric}`),
    )
    // A new company has no hosts.
    expect(hosts.filter(({ licenseTypeID, metric }) => !types.has(`${licenseTypeID} ${metric}`))).toEqual([])
  })
})
