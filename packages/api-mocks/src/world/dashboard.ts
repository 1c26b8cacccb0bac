import type { Dashboard, DashboardStats, HostTechnology } from '../contract/wire.ts'
import { databaseRowsOf } from './databases/databaseRows.ts'
import { compliancePercentages } from './licenses/worldLicenses.ts'
import type { World } from './world.ts'

/**
 * Current counts and percentages at these locations, default all. `ofContracts` limits the contracts
 * separately.
 */
export function dashboardOf(
  world: World,
  locations?: readonly string[],
  ofContracts: readonly string[] | undefined = locations,
): Dashboard {
  const reports = world.hosts
    .reports(world.clock.now())
    .filter(({ row }) => locations === undefined || locations.includes(row.location))
  const rows = databaseRowsOf(world, reports)
  const of = (technology: HostTechnology, percentage: number): DashboardStats =>
    statsOf(
      rows.filter(({ type }) => type === technology).length,
      reports.filter(({ row }) => row.technology === technology).length,
      percentage,
    )
  const percentages = compliancePercentages(world, locations, ofContracts)
  const technologies = {
    oracle: of('Oracle/Database', percentages.oracle),
    sqlServer: of('Microsoft/SQLServer', percentages.sqlServer),
    mySql: of('Oracle/MySQL', percentages.mySql),
    postgreSql: withoutLicenses(of('PostgreSQL/PostgreSQL', 100)),
    // Counts instances, also those without databases, which the list of databases omits.
    mongoDb: withoutLicenses({
      ...of('MongoDB/MongoDB', 100),
      count: reports.reduce((sum, { row }) => sum + (row.databases['MongoDB/MongoDB'] ?? []).length, 0),
    }),
    mariaDb: withoutLicenses(statsOf(0, 0, 100)),
  }
  return { ercole: totalOf(Object.values(technologies)), ...technologies }
}

/** Never 0: like the server, shows 100 for a computed 0 and without hosts. */
function statsOf(count: number, hostCount: number, percentage: number): DashboardStats {
  const value = hostCount === 0 || percentage === 0 ? 100 : percentage
  return {
    count,
    hostCount,
    compliancePercentageVal: value,
    compliancePercentageStr: `${value.toFixed(2)}%`,
  }
}

/** The server formats the constant percentage of these technologies without decimals. */
function withoutLicenses(stats: DashboardStats): DashboardStats {
  return { ...stats, compliancePercentageStr: '100%' }
}

/** Average of the percentages, weighted by the number of hosts. */
function totalOf(technologies: readonly DashboardStats[]): DashboardStats {
  const sum = (of: (stats: DashboardStats) => number) =>
    technologies.reduce((total, stats) => total + of(stats), 0)
  const hosts = sum(({ hostCount }) => hostCount)
  const weighted = sum((stats) => stats.hostCount * stats.compliancePercentageVal)
  return statsOf(
    sum(({ count }) => count),
    hosts,
    hosts === 0 ? 0 : weighted / hosts,
  )
}
