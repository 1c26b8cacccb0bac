import { describe, expect, test } from 'vitest'
import type {
  Dashboard,
  DatabaseRow,
  HostSummary,
  LicenseCompliance,
  OracleContract,
  OracleLicenseType,
} from '../../contract/wire.ts'
import { compliancePercentages } from '../../world/licenses/worldLicenses.ts'
import { at } from '../atLocations.ts'
import { busyCompany } from '../busyCompany.ts'
import { allDatabases, isClustered, licensesOf } from '../licenses.ts'
import { companiesInScope, sum } from '../scopes.ts'

const unscopedWorlds = companiesInScope().filter(({ scope }) => scope === '')

describe.each([...unscopedWorlds, await busyCompany()])('$company', ({ read, world }) => {
  const { perHost, compliance, history } = licensesOf(read)

  test('Oracle contracts add up to the covered licenses of the compliance', async () => {
    const { contracts } = await read<{ contracts: OracleContract[] }>('/api/contracts/oracle/database')
    const licensesCompliance = await compliance()
    const { 'license-types': types } = await read<{ 'license-types': OracleLicenseType[] }>(
      '/api/settings/oracle/database/license-types',
    )
    const hosts = await perHost()
    for (const { id } of types) {
      const own = contracts.filter(({ licenseTypeID }) => licenseTypeID === id)
      const row = licensesCompliance.find(({ licenseTypeID }) => licenseTypeID === id)
      const count = sum(own, ({ licensesPerCore, licensesPerUser }) => licensesPerCore + licensesPerUser)
      const available = sum(own, (each) => each.availableLicensesPerCore + each.availableLicensesPerUser)
      // Unlimited contracts have no count and nothing available.
      expect(row?.unlimited ? row.covered : Math.ceil(count - available)).toBe(row?.covered ?? 0)
      for (const host of own.flatMap((contract) => contract.hosts ?? [])) {
        const need = hosts.find(
          ({ hostname, licenseTypeID }) => hostname === host.hostname && licenseTypeID === id,
        )
        const needed = need === undefined || isClustered(need) ? 0 : need.usedLicenses
        expect(host.consumedLicensesCount).toBe(needed)
        expect(host.coveredLicensesCount).toBeLessThanOrEqual(host.totalCoveredLicensesCount)
        expect(host.totalCoveredLicensesCount).toBeLessThanOrEqual(host.consumedLicensesCount)
      }
    }
  })

  test.each(['admin', 'operator'])('the dashboard of an %s matches the lists', async (as) => {
    const { ercole, mariaDb, ...vendors } = await read<Dashboard>(
      '/api/frontend/dashboard',
      // In a new company every location is forbidden, because the roles have none.
      world.hosts.facts.length === 0 ? 'environment=TEST' : `environment=TEST&${at(world.sites[1].name)}`,
      as,
    )
    const { databases } = await read<{ databases: DatabaseRow[] }>(allDatabases, '', as)
    const { hosts } = await read<{ hosts: HostSummary[] }>('/api/hosts?mode=summary', '', as)
    const { licensesCompliance } = await read<{ licensesCompliance: LicenseCompliance[] }>(
      `${allDatabases}/licenses-compliance`,
      '',
      as,
    )
    const kinds = {
      oracle: ['Oracle/Database', (text: string) => text.startsWith('Oracle')],
      sqlServer: [
        'Microsoft/SQLServer',
        (text: string) => text.includes('SQL Server') && !text.startsWith('Oracle'),
      ],
      mySql: ['Oracle/MySQL', (text: string) => text.startsWith('MySQL')],
      postgreSql: ['PostgreSQL/PostgreSQL', () => false],
      mongoDb: ['MongoDB/MongoDB', () => false],
    } as const satisfies Record<keyof typeof vendors, readonly [string, (text: string) => boolean]>
    // For administrators the dashboard counts only contracts with the location All, for others those of their locations.
    const roles = world.groups.find(({ name }) => name === 'operations')?.roles ?? []
    const places = world.roles
      .filter(({ name }) => roles.includes(name))
      .flatMap(({ locations }) => locations)
    const percentages = new Map(
      Object.entries(
        as === 'admin'
          ? compliancePercentages(world, undefined, ['All'])
          : compliancePercentages(world, places),
      ),
    )
    for (const [key, [technology, isOfVendor]] of Object.entries(kinds)) {
      const stats = new Map(Object.entries(vendors)).get(key)
      const hostCount = hosts.filter((host) => host.technology === technology).length
      const own = licensesCompliance.filter(({ itemDescription }) => isOfVendor(itemDescription))
      const mean = percentages.get(key) ?? (100 * sum(own, (row) => row.compliance)) / own.length
      expect(stats).toMatchObject({
        hostCount,
        // The list omits instances of MongoDB without databases.
        count:
          key === 'mongoDb'
            ? sum(hosts, (host) => (host.databases[technology] ?? []).length)
            : databases.filter(({ type }) => type === technology).length,
      })
      expect(stats?.compliancePercentageVal).toBeCloseTo(
        hostCount === 0 || own.length === 0 || mean === 0 ? 100 : mean,
      )
    }
    const parts = [mariaDb, ...Object.values(vendors)]
    expect(mariaDb).toEqual({
      count: 0,
      hostCount: 0,
      compliancePercentageVal: 100,
      compliancePercentageStr: '100%',
    })
    expect([ercole.count, ercole.hostCount]).toEqual([
      sum(parts, ({ count }) => count),
      sum(parts, ({ hostCount }) => hostCount),
    ])
    const weighted = sum(parts, (part) => part.hostCount * part.compliancePercentageVal)
    expect(ercole.compliancePercentageVal).toBeCloseTo(
      ercole.hostCount === 0 ? 100 : weighted / ercole.hostCount,
    )
  })

  test('the license history ends with the current compliance', async () => {
    const items = await history()
    const licensesCompliance = await compliance()
    for (const { licenseTypeID, itemDescription, metric, history } of items) {
      const own = licensesCompliance.filter((row) =>
        metric === ''
          ? row.itemDescription.includes(itemDescription) && !row.itemDescription.startsWith('Oracle')
          : row.licenseTypeID === licenseTypeID,
      )
      const { consumed, covered } = history.at(-1) ?? { consumed: -1, covered: -1 }
      expect([consumed, covered]).toEqual([sum(own, (row) => row.consumed), sum(own, (row) => row.covered)])
    }
    const listed = new Set(items.map((item) => item.licenseTypeID))
    const ofOracle = licensesCompliance.filter(({ metric }) => metric !== 'HOST' && metric !== 'CLUSTER')
    expect(ofOracle.filter((row) => !listed.has(row.licenseTypeID))).toEqual([])
  })
})
