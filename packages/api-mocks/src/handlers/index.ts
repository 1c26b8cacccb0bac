import type { HttpHandler } from 'msw'
import type { ConsoleConfig } from '../contract/wire.ts'
import {
  withErrorHandling,
  mounts,
  onApi,
  onChart,
  onCloud,
  unknownRoutes,
  type ApiHttp,
  type CloudHttp,
} from '../lib/http/http.ts'
import type { World } from '../world/world.ts'
import { groupHandlers } from './access/groups.ts'
import { nodeHandlers } from './access/nodes.ts'
import { roleHandlers } from './access/roles.ts'
import { loginHandlers, ssoHandlers, supportsLogin } from './access/session.ts'
import { userHandlers } from './access/users.ts'
import { alertAckHandlers, alertHandlers } from './alerts/alerts.ts'
import { gcpProfileHandlers, profileHandlers } from './clouds/profiles.ts'
import {
  awsRecommendationHandlers,
  gcpRecommendationHandlers,
  ociRecommendationHandlers,
} from './clouds/recommendations.ts'
import { dashboardHandlers } from './dashboard.ts'
import { databaseHandlers, instanceHandlers, technologyChartHandlers } from './databases/databases.ts'
import { exadataHandlers } from './exadata/exadata.ts'
import { clusterHandlers } from './hosts/clusters.ts'
import { coreHandlers, hostDetailHandlers, hostHandlers, hostWriteHandlers } from './hosts/hosts.ts'
import { contractFileHandlers } from './licenses/contractFiles.ts'
import { ignoredLicenseHandlers } from './licenses/ignoredLicenses.ts'
import { licenseHandlers, licenseHistoryHandlers } from './licenses/licenses.ts'
import { licenseTypeHandlers } from './licenses/licenseTypes.ts'
import { mysqlContractHandlers } from './licenses/mysqlContracts.ts'
import { oracleContractHandlers } from './licenses/oracleContracts.ts'
import { scenarioHandlers } from './licenses/scenarios.ts'
import { sqlServerContractHandlers } from './licenses/sqlServerContracts.ts'
import { oracleAuditHandlers } from './oracle/oracleAudits.ts'
import { missingDatabaseHandlers, oracleDatabaseHandlers } from './oracle/oracleDatabase.ts'
import { oracleOverviewHandlers } from './oracle/oracleOverviews.ts'
import { oraclePartHandlers } from './oracle/oracleParts.ts'
import { repositoryHandlers } from './server/repository.ts'
import {
  configurationHandlers,
  fileHandlers,
  packagedConfig,
  pingHandlers,
  serverHandlers,
  settingHandlers,
} from './server/server.ts'
import { withSpreadsheet } from './shared/spreadsheets.ts'

export interface HandlerOptions {
  /**
   * What happens with a path that no handler matches. `pass` (default) leaves it unhandled so that a test can
   * fail on it; the other mode sends the router's 404 or 405.
   */
  unknownRoutes?: 'respond' | 'pass'
  consoleConfig?: (origin: string) => ConsoleConfig
}

/** Handlers for every operation of the contract, backed by the world. */
export function createHandlers(world: World, options: HandlerOptions = {}): HttpHandler[] {
  const { stackTraceLimit } = Error
  // MSW captures a stack trace per handler, which makes creating one ten times slower.
  Error.stackTraceLimit = 0
  try {
    return allHandlers(world, options)
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

function allHandlers(world: World, options: HandlerOptions): HttpHandler[] {
  const { api, chart, cloud } = mounts
  const outside = [
    ...loginHandlers(onApi(api), world),
    ...pingHandlers(onApi(api), onChart(chart), onCloud(cloud)),
    ...repositoryHandlers(world),
    ...fileHandlers(world, options.consoleConfig ?? (() => packagedConfig)),
    ...ssoHandlers(world),
  ].map((handler) => withErrorHandling(handler, world.clock))
  const all = [
    ...handlersOfProvider('basic', '', world),
    ...handlersOfProvider('ldap', '/ldap', world),
    ...outside,
  ]
  return options.unknownRoutes === 'respond' ? [...all, unknownRoutes(all, world.clock)] : all
}

/** Handlers of one authentication provider. Its mount has no routes while the provider is not configured. */
function handlersOfProvider(provider: 'basic' | 'ldap', prefix: string, world: World): HttpHandler[] {
  return handlersAt(prefix, world).map((handler) =>
    withErrorHandling(withSpreadsheet(handler, world), world.clock, () => supportsLogin(world, provider)),
  )
}

function handlersAt(prefix: string, world: World): HttpHandler[] {
  const http: ApiHttp = onApi(mounts.api + prefix)
  return [
    ...userHandlers(http, world),
    ...nodeHandlers(http, world),
    ...serverHandlers(http, world),
    ...hostHandlers(http, world),
    ...instanceHandlers(http, world),
    ...databaseHandlers(http, world),
    ...dashboardHandlers(http, world),
    ...clusterHandlers(http, world),
    ...settingHandlers(http, world),
    ...alertHandlers(http, world),
    ...alertAckHandlers(http, world),
    ...groupHandlers(http, world),
    ...roleHandlers(http, world),
    ...exadataHandlers(http, world),
    ...scenarioHandlers(http, world),
    ...hostWriteHandlers(http, world),
    ...missingDatabaseHandlers(http, world),
    ...configurationHandlers(http, world),
    ...licenseHandlers(http, world),
    ...licenseTypeHandlers(http, world),
    ...ignoredLicenseHandlers(http, world),
    ...oracleContractHandlers(http, world),
    ...mysqlContractHandlers(http, world),
    ...sqlServerContractHandlers(http, world),
    ...contractFileHandlers(http, world),
    ...oracleOverviewHandlers(http, world),
    ...oraclePartHandlers(http, world),
    ...oracleAuditHandlers(http, world),
    ...oracleDatabaseHandlers(http, world),
    // Last, because its pattern also matches paths such as /hosts/locations.
    ...hostDetailHandlers(http, world),
    ...coreHandlers(onChart(mounts.chart + prefix), world),
    ...licenseHistoryHandlers(onChart(mounts.chart + prefix), world),
    ...technologyChartHandlers(onChart(mounts.chart + prefix), world),
    ...cloudHandlers(onCloud(mounts.cloud + prefix), world),
  ]
}

function cloudHandlers(http: CloudHttp, world: World): HttpHandler[] {
  return [
    ...profileHandlers(http, world),
    ...gcpProfileHandlers(http, world),
    ...ociRecommendationHandlers(http, world),
    ...awsRecommendationHandlers(http, world),
    ...gcpRecommendationHandlers(http, world),
  ]
}
