import type { NamespaceKeys, NestedKeyOf } from 'use-intl'
import type administration from './locales/en/administration.json'
import type alerts from './locales/en/alerts.json'
import type audit from './locales/en/audit.json'
import type capacity from './locales/en/capacity.json'
import type charts from './locales/en/charts.json'
import type cloud from './locales/en/cloud.json'
import type clusters from './locales/en/clusters.json'
import type common from './locales/en/common.json'
import type compliance from './locales/en/compliance.json'
import type contractForm from './locales/en/contractForm.json'
import type contractImport from './locales/en/contractImport.json'
import type contracts from './locales/en/contracts.json'
import type dashboard from './locales/en/dashboard.json'
import type databases from './locales/en/databases.json'
import type details from './locales/en/details.json'
import type errors from './locales/en/errors.json'
import type exadata from './locales/en/exadata.json'
import type explain from './locales/en/explain.json'
import type form from './locales/en/form.json'
import type glossary from './locales/en/glossary.json'
import type handover from './locales/en/handover.json'
import type hostDetails from './locales/en/hostDetails.json'
import type hostLicenses from './locales/en/hostLicenses.json'
import type hostMongodb from './locales/en/hostMongodb.json'
import type hostMysql from './locales/en/hostMysql.json'
import type hostOracle from './locales/en/hostOracle.json'
import type hostOracleLists from './locales/en/hostOracleLists.json'
import type hostPostgresql from './locales/en/hostPostgresql.json'
import type hosts from './locales/en/hosts.json'
import type hostSqlServer from './locales/en/hostSqlServer.json'
import type licenseTypes from './locales/en/licenseTypes.json'
import type list from './locales/en/list.json'
import type middleware from './locales/en/middleware.json'
import type oracleAdvice from './locales/en/oracleAdvice.json'
import type oracleAudits from './locales/en/oracleAudits.json'
import type oracleCharts from './locales/en/oracleCharts.json'
import type oracleObjects from './locales/en/oracleObjects.json'
import type oraclePdbs from './locales/en/oraclePdbs.json'
import type oracleStorage from './locales/en/oracleStorage.json'
import type pages from './locales/en/pages.json'
import type plan from './locales/en/plan.json'
import type profiles from './locales/en/profiles.json'
import type rack from './locales/en/rack.json'
import type repository from './locales/en/repository.json'
import type session from './locales/en/session.json'
import type settings from './locales/en/settings.json'
import type shell from './locales/en/shell.json'
import type table from './locales/en/table.json'
import type timeline from './locales/en/timeline.json'
import type troubleshooting from './locales/en/troubleshooting.json'
import type usedLicenses from './locales/en/usedLicenses.json'

/**
 * The English catalogues define the keys of every language. A new area needs a file per language and a line
 * here.
 */
export interface Messages {
  administration: typeof administration
  alerts: typeof alerts
  audit: typeof audit
  capacity: typeof capacity
  charts: typeof charts
  cloud: typeof cloud
  clusters: typeof clusters
  common: typeof common
  compliance: typeof compliance
  contractForm: typeof contractForm
  contractImport: typeof contractImport
  contracts: typeof contracts
  dashboard: typeof dashboard
  databases: typeof databases
  details: typeof details
  errors: typeof errors
  exadata: typeof exadata
  explain: typeof explain
  form: typeof form
  glossary: typeof glossary
  handover: typeof handover
  hostDetails: typeof hostDetails
  hostLicenses: typeof hostLicenses
  hostMongodb: typeof hostMongodb
  hostMysql: typeof hostMysql
  hostOracle: typeof hostOracle
  hostOracleLists: typeof hostOracleLists
  hostPostgresql: typeof hostPostgresql
  hostSqlServer: typeof hostSqlServer
  hosts: typeof hosts
  licenseTypes: typeof licenseTypes
  list: typeof list
  middleware: typeof middleware
  oracleAdvice: typeof oracleAdvice
  oracleAudits: typeof oracleAudits
  oracleCharts: typeof oracleCharts
  oracleObjects: typeof oracleObjects
  oraclePdbs: typeof oraclePdbs
  oracleStorage: typeof oracleStorage
  pages: typeof pages
  plan: typeof plan
  profiles: typeof profiles
  rack: typeof rack
  repository: typeof repository
  session: typeof session
  settings: typeof settings
  shell: typeof shell
  table: typeof table
  timeline: typeof timeline
  troubleshooting: typeof troubleshooting
  usedLicenses: typeof usedLicenses
}

export type Area = keyof Messages

/** An area, or a part of one: `oracle.addms`. */
export type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>

declare module 'use-intl/core' {
  interface AppConfig {
    Messages: Messages
  }
}
