import {
  makeBackupRows,
  makeGrantRows,
  makeOptionRows,
  makePatchRows,
  makeServiceRows,
} from '@inventory-console/api-mocks/fixtures/oracle'

/** Parts of databases as the console gives them to a list: flat, the names of host and database beside them. */
export const patches = makePatchRows(60).map(({ oracleDatabasePatch, ...names }) => ({
  ...oracleDatabasePatch,
  ...names,
}))
export const options = makeOptionRows(60).map(({ oracleDatabaseFeatureUsageStat, ...names }) => ({
  ...oracleDatabaseFeatureUsageStat,
  ...names,
}))
export const backups = makeBackupRows(60).map(({ oracleDatabaseBackup, ...names }) => ({
  ...oracleDatabaseBackup,
  ...names,
}))
export const services = makeServiceRows(60).map(({ oracleDatabaseService, ...names }) => ({
  ...oracleDatabaseService,
  ...names,
}))
/** As a cluster has them. */
export const failoverServices = services.map((service) => ({
  ...service,
  failoverMethod: 'BASIC',
  failoverType: 'SELECT',
  failoverRetries: 30,
  failoverDelay: 5,
}))
export const grants = makeGrantRows(60).map(({ oracleGrantDba, ...names }) => ({
  ...oracleGrantDba,
  ...names,
}))
