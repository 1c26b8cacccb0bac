import type { HttpHandler } from 'msw'
import type { ConsoleConfig } from '../contract/index.ts'
import {
  answering,
  mounts,
  onApi,
  onChart,
  onCloud,
  unknownRoutes,
  type ApiHttp,
  type CloudHttp,
} from '../lib/http.ts'
import type { World } from '../world/world.ts'
import { alertAckHandlers } from './alertAck.ts'
import { alertHandlers } from './alerts.ts'
import { awsProfileHandlers } from './awsProfiles.ts'
import { azureProfileHandlers } from './azureProfiles.ts'
import { clusterHandlers } from './clusters.ts'
import { configurationHandlers } from './configuration.ts'
import { contractFileHandlers } from './contractFiles.ts'
import { coreHandlers } from './cores.ts'
import { dashboardHandlers } from './dashboard.ts'
import { databaseHandlers } from './databases.ts'
import { exadataHandlers } from './exadata.ts'
import { fileHandlers, packagedConfig } from './files.ts'
import { gcpProfileHandlers } from './gcpProfiles.ts'
import { groupHandlers } from './groups.ts'
import { hostDetailHandlers } from './hostDetail.ts'
import { hostHandlers } from './hosts.ts'
import { hostWriteHandlers } from './hostWrites.ts'
import { ignoredLicenseHandlers } from './ignoredLicenses.ts'
import { instanceHandlers } from './instances.ts'
import { licenseHistoryHandlers } from './licenseHistory.ts'
import { licenseHandlers } from './licenses.ts'
import { loginHandlers, offers } from './login.ts'
import { missingDatabaseHandlers } from './missingDatabases.ts'
import { mysqlContractHandlers } from './mysqlContracts.ts'
import { nodeHandlers } from './nodes.ts'
import { ociProfileHandlers } from './ociProfiles.ts'
import { oracleAuditHandlers } from './oracleAudits.ts'
import { oracleContractHandlers } from './oracleContracts.ts'
import { oracleDatabaseHandlers } from './oracleDatabase.ts'
import { oracleOverviewHandlers } from './oracleOverviews.ts'
import { oraclePartHandlers } from './oracleParts.ts'
import {
  awsRecommendationHandlers,
  gcpRecommendationHandlers,
  ociRecommendationHandlers,
} from './recommendations.ts'
import { repositoryHandlers } from './repository.ts'
import { roleHandlers } from './roles.ts'
import { scenarioHandlers } from './scenarios.ts'
import { pingHandlers, serverHandlers } from './server.ts'
import { settingHandlers } from './settings.ts'
import { withSpreadsheet } from './spreadsheets.ts'
import { sqlServerContractHandlers } from './sqlServerContracts.ts'
import { ssoHandlers } from './sso.ts'
import { technologyChartHandlers } from './technologyCharts.ts'
import { userHandlers } from './users.ts'

export interface HandlerOptions {
  /**
   * What becomes of a request below a service that no handler knows: the router's own 404 or 405, or nothing, so that a
   * test can fail on it. Default: nothing.
   */
  unknownRoutes?: 'answer' | 'pass'
  consoleConfig?: (origin: string) => ConsoleConfig
}

/** Every call of the contract, answered from the world. */
export function createHandlers(world: World, options: HandlerOptions = {}): HttpHandler[] {
  const { stackTraceLimit } = Error
  // msw looks up where each handler was made, which takes ten times as long as making it.
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
  ].map((handler) => answering(handler, world.clock))
  const all = [...treeOf('basic', '', world), ...treeOf('ldap', '/ldap', world), ...outside]
  return options.unknownRoutes === 'answer' ? [...all, unknownRoutes(all, world.clock)] : all
}

/** Each provider mounts the same tree; one that is not configured has no routes. */
function treeOf(provider: 'basic' | 'ldap', prefix: string, world: World): HttpHandler[] {
  return mounted(prefix, world).map((handler) =>
    answering(withSpreadsheet(handler, world), world.clock, () => offers(world, provider)),
  )
}

function mounted(prefix: string, world: World): HttpHandler[] {
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
    ...ignoredLicenseHandlers(http, world),
    ...oracleContractHandlers(http, world),
    ...mysqlContractHandlers(http, world),
    ...sqlServerContractHandlers(http, world),
    ...contractFileHandlers(http, world),
    ...oracleOverviewHandlers(http, world),
    ...oraclePartHandlers(http, world),
    ...oracleAuditHandlers(http, world),
    ...oracleDatabaseHandlers(http, world),
    // Its pattern also matches /hosts/locations and the like, which have to be asked first.
    ...hostDetailHandlers(http, world),
    ...coreHandlers(onChart(mounts.chart + prefix), world),
    ...licenseHistoryHandlers(onChart(mounts.chart + prefix), world),
    ...technologyChartHandlers(onChart(mounts.chart + prefix), world),
    ...cloudHandlers(onCloud(mounts.cloud + prefix), world),
  ]
}

function cloudHandlers(http: CloudHttp, world: World): HttpHandler[] {
  return [
    ...ociProfileHandlers(http, world),
    ...awsProfileHandlers(http, world),
    ...azureProfileHandlers(http, world),
    ...gcpProfileHandlers(http, world),
    ...ociRecommendationHandlers(http, world),
    ...awsRecommendationHandlers(http, world),
    ...gcpRecommendationHandlers(http, world),
  ]
}
