import type { Configuration } from '../contract/wire.ts'
import { flag, integer, listOf, mapOf, shapeOf, text, type Decode } from './http/body.ts'

const int = integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)
const port = integer(0, 65_535)
const natural = integer(0, Number.MAX_SAFE_INTEGER)
const texts = listOf(text)

const service = { RemoteEndpoint: text, BindIP: text, Port: port, LogHTTPRequest: flag }
const jobFields = { Crontab: text, RunAtStartup: flag }
const job = shapeOf(jobFields)
const cleaningJob = shapeOf({ ...jobFields, HourThreshold: int })
const thresholdJob = shapeOf({ ...jobFields, DaysThreshold: int })
const dueJob = shapeOf({ ...jobFields, DueDays: int })
const directive = shapeOf({ Enable: flag, To: texts })

const dataService = shapeOf({
  ...service,
  LogInsertingHostdata: flag,
  AgentUsername: text,
  AgentPassword: text,
  CurrentHostCleaningJob: cleaningJob,
  ArchivedHostCleaningJob: cleaningJob,
  FreshnessCheckJob: job,
  LicenseTypeMetricsDefault: texts,
  LicenseTypeMetricsByEnvironment: mapOf(texts),
})

const emailer = shapeOf({
  Enabled: flag,
  From: text,
  To: texts,
  SMTPServer: text,
  SMTPPort: int,
  SMTPUsername: text,
  SMTPPassword: text,
  DisableSSLCertificateValidation: flag,
  // Not derived from the sample configuration, which it validates.
  AlertType: shapeOf({
    NewHost: directive,
    NewDatabase: directive,
    NewLicense: directive,
    NewOption: directive,
    NewUnlistedRunningDatabase: directive,
    NewHostCpu: directive,
    MissingPrimaryDatabase: directive,
    MissingDatabase: directive,
    AgentError: directive,
    NoData: directive,
  }),
  AlertSeverity: shapeOf({ Warning: flag }),
})

const alertService = shapeOf({
  ...service,
  LogMessages: flag,
  LogAlertThrows: flag,
  PublisherUsername: text,
  PublisherPassword: text,
  QueueBufferSize: int,
  Emailer: emailer,
  AckAlertJob: dueJob,
  RemoveAlertJob: dueJob,
  ReportAlertJob: job,
})

const apiService = shapeOf({
  ...service,
  ReadOnly: flag,
  DebugOracleDatabaseContractsAssignmentAlgorithm: flag,
  AuthenticationProvider: shapeOf({
    Types: texts,
    Username: text,
    Password: text,
    PrivateKey: text,
    PublicKey: text,
    TokenValidityTimeout: int,
    Host: text,
    Port: port,
    LDAPBase: text,
    LDAPBindDN: text,
    LDAPBindPassword: text,
    LDAPUserFilter: text,
  }),
  OperatingSystemAggregationRules: listOf(shapeOf({ Regex: text, Group: text, Product: text })),
  DefaultDatabaseTags: texts,
  OracleDatabasePoliciesAudit: texts,
  RoundLicenses: flag,
  PGASGASumTargetPercentage: int,
  PGASGASumTargetPercentagePerHosts: mapOf(int),
  EnableOciMenu: flag,
  EnableAwsMenu: flag,
  EnableGcpMenu: flag,
  LocationAlias: text,
  ScopeAsLocation: text,
})

const thunderService = shapeOf({
  ...service,
  OciDataRetrieveJob: thresholdJob,
  OciRemoveOldDataObjectsJob: thresholdJob,
  AwsDataRetrieveJob: thresholdJob,
  GcpDataRetrieveJob: shapeOf({
    ...jobFields,
    AvgCpuUtilizationThreshold: natural,
    MaxCpuUtilizationThreshold: natural,
    MaxMemUtilizationThreshold: natural,
    AvgCpuPercentage: natural,
    MaxCpuPercentage: natural,
    MaxMemPercentage: natural,
    IopsStoragePercentage: natural,
    ThroughputStoragePercentage: natural,
  }),
})

/** Missing parts decode to zero values; an unknown key rejects the whole body. */
export const configurationShape: Decode<Configuration> = shapeOf({
  DataService: dataService,
  AlertService: alertService,
  APIService: apiService,
  ChartService: shapeOf(service),
  ThunderService: thunderService,
  ResourceFilePath: text,
})
