import type { Configuration } from '../../contract/wire.ts'

const job = { Crontab: '@daily', RunAtStartup: false }
const threshold = { Crontab: '@daily', DaysThreshold: 30, RunAtStartup: false }
const cleaning = { Crontab: '@daily', HourThreshold: 8760, RunAtStartup: false }
const directive = { Enable: true, To: ['inventory@example.net'] }
const service = (port: number) => ({
  RemoteEndpoint: `http://127.0.0.1:${port}`,
  BindIP: '127.0.0.1',
  Port: port,
  LogHTTPRequest: true,
})

/** Shipped defaults, except that the clouds are enabled and the memory target is set. */
export function makeConfiguration(overrides: Partial<Configuration> = {}): Configuration {
  // Cloned so that worlds do not share objects.
  return structuredClone({
    DataService: {
      ...service(11_111),
      LogInsertingHostdata: false,
      AgentUsername: 'agent',
      AgentPassword: 'Sample.agent',
      CurrentHostCleaningJob: cleaning,
      ArchivedHostCleaningJob: cleaning,
      FreshnessCheckJob: job,
      LicenseTypeMetricsDefault: ['Processor Perpetual', 'Named User Plus Perpetual'],
      LicenseTypeMetricsByEnvironment: { TEST: ['Named User Plus Perpetual', 'Processor Perpetual'] },
    },
    AlertService: {
      ...service(11_112),
      LogMessages: false,
      LogAlertThrows: false,
      PublisherUsername: 'publisher',
      PublisherPassword: 'Sample.publisher',
      QueueBufferSize: 20,
      Emailer: {
        Enabled: false,
        From: 'inventory@example.net',
        To: ['operations@example.net'],
        SMTPServer: 'smtp.example.net',
        SMTPPort: 587,
        SMTPUsername: 'inventory',
        SMTPPassword: 'Sample.smtp',
        DisableSSLCertificateValidation: false,
        AlertType: {
          NewHost: directive,
          NewDatabase: directive,
          NewLicense: directive,
          NewOption: directive,
          NewUnlistedRunningDatabase: directive,
          NewHostCpu: directive,
          MissingPrimaryDatabase: directive,
          MissingDatabase: directive,
          AgentError: directive,
          NoData: { Enable: false, To: null },
        },
        AlertSeverity: { Warning: true },
      },
      AckAlertJob: { ...job, DueDays: 60 },
      RemoveAlertJob: { ...job, DueDays: 90 },
      ReportAlertJob: job,
    },
    APIService: makeApiConfiguration(),
    ChartService: service(11_116),
    ThunderService: {
      ...service(11_117),
      OciDataRetrieveJob: threshold,
      OciRemoveOldDataObjectsJob: threshold,
      AwsDataRetrieveJob: threshold,
      GcpDataRetrieveJob: {
        ...job,
        AvgCpuUtilizationThreshold: 3,
        MaxCpuUtilizationThreshold: 180,
        MaxMemUtilizationThreshold: 1,
        AvgCpuPercentage: 50,
        MaxCpuPercentage: 50,
        MaxMemPercentage: 90,
        IopsStoragePercentage: 50,
        ThroughputStoragePercentage: 50,
      },
    },
    ResourceFilePath: '/usr/share/inventory/resources',
    ...overrides,
  })
}

/** As shipped, without a memory target. */
export function freshConfiguration(): Configuration {
  const configuration = makeConfiguration()
  configuration.APIService.PGASGASumTargetPercentage = 0
  return configuration
}

function makeApiConfiguration(): Configuration['APIService'] {
  return {
    ...service(11_113),
    ReadOnly: false,
    DebugOracleDatabaseContractsAssignmentAlgorithm: false,
    AuthenticationProvider: {
      Types: ['basic', 'ldap'],
      Username: 'service',
      Password: 'Sample.service',
      PrivateKey: '/etc/inventory/private.pem',
      PublicKey: '/etc/inventory/public.pem',
      TokenValidityTimeout: 7200,
      Host: 'ldap.example.net',
      Port: 389,
      LDAPBase: 'dc=example,dc=net',
      LDAPBindDN: 'cn=reader,dc=example,dc=net',
      LDAPBindPassword: 'Sample.reader',
      LDAPUserFilter: '(uid=%s)',
    },
    OperatingSystemAggregationRules: [
      { Regex: '^Red Hat Enterprise Linux 8', Group: 'RHEL8', Product: 'RedHat/EnterpriseLinux8' },
      { Regex: '^Red Hat Enterprise Linux 7', Group: 'RHEL7', Product: 'RedHat/EnterpriseLinux7' },
      { Regex: '^Solaris', Group: 'Solaris', Product: 'Oracle/Solaris' },
      { Regex: '^AIX', Group: 'AIX', Product: 'IBM/AIX' },
    ],
    DefaultDatabaseTags: ['gdpr'],
    OracleDatabasePoliciesAudit: ['ORA_LOGON_FAILURES', 'ORA_SECURECONFIG'],
    RoundLicenses: false,
    PGASGASumTargetPercentage: 60,
    PGASGASumTargetPercentagePerHosts: null,
    EnableOciMenu: true,
    EnableAwsMenu: true,
    EnableGcpMenu: true,
    LocationAlias: 'Location',
    ScopeAsLocation: '',
  }
}
