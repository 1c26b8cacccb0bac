import { field, job, limitedJob, service, type SettingField, type SettingSection } from './settingField.ts'

const auth = 'APIService.AuthenticationProvider'
const mail = 'AlertService.Emailer'
const cloud = 'ThunderService'
const gcp = `${cloud}.GcpDataRetrieveJob`

const alertTypes = [
  'NewHost',
  'NewDatabase',
  'NewLicense',
  'NewOption',
  'NewUnlistedRunningDatabase',
  'NewHostCpu',
  'MissingPrimaryDatabase',
  'MissingDatabase',
  'AgentError',
  'NoData',
] as const

/** Every field of the configuration by section and group. */
export const sections: readonly SettingSection[] = [
  {
    id: 'APIService',
    groups: [
      {
        id: 'parameters',
        fields: [
          ...service('APIService'),
          field('flag', 'APIService.ReadOnly', { hint: true }),
          field('flag', 'APIService.DebugOracleDatabaseContractsAssignmentAlgorithm'),
          field('text', 'APIService.LocationAlias', { hint: true }),
        ],
      },
      {
        id: 'authentication',
        fields: [
          field('types', `${auth}.Types`),
          field('text', `${auth}.Username`),
          field('secret', `${auth}.Password`),
          field('secret', `${auth}.PrivateKey`),
          field('text', `${auth}.PublicKey`),
          field('number', `${auth}.TokenValidityTimeout`, { unit: 'seconds' }),
          field('text', `${auth}.Host`),
          field('port', `${auth}.Port`),
          field('text', `${auth}.LDAPBase`),
          field('text', `${auth}.LDAPBindDN`),
          field('secret', `${auth}.LDAPBindPassword`),
          field('text', `${auth}.LDAPUserFilter`),
        ],
      },
      { id: 'policies', fields: [field('tags', 'APIService.OracleDatabasePoliciesAudit', { hint: true })] },
      {
        id: 'memory',
        fields: [
          field('percent', 'APIService.PGASGASumTargetPercentage', { hint: true }),
          field('percentPerHost', 'APIService.PGASGASumTargetPercentagePerHosts', { hint: true }),
        ],
      },
      {
        id: 'licenses',
        fields: [
          field('perHost', 'APIService.RoundLicenses'),
          field('scope', 'APIService.ScopeAsLocation', { hint: true }),
        ],
      },
      {
        id: 'inventory',
        fields: [
          field('tags', 'APIService.DefaultDatabaseTags'),
          field('aggregationRules', 'APIService.OperatingSystemAggregationRules', { hint: true }),
        ],
      },
    ],
  },
  {
    id: 'AlertService',
    groups: [
      {
        id: 'parameters',
        fields: [
          ...service('AlertService'),
          field('flag', 'AlertService.LogMessages'),
          field('flag', 'AlertService.LogAlertThrows'),
          field('text', 'AlertService.PublisherUsername'),
          field('secret', 'AlertService.PublisherPassword'),
          field('number', 'AlertService.QueueBufferSize'),
        ],
      },
      {
        id: 'mail',
        fields: [
          field('mailMode', `${mail}.Enabled`, { label: 'mailMode' }),
          field('crontab', 'AlertService.ReportAlertJob.Crontab', { label: 'reportCrontab' }),
          field('flag', 'AlertService.ReportAlertJob.RunAtStartup', { label: 'reportAtStartup' }),
          field('severity', `${mail}.AlertSeverity.Warning`, { label: 'severity' }),
          field('email', `${mail}.From`),
          field('text', `${mail}.SMTPServer`),
          field('port', `${mail}.SMTPPort`),
          field('text', `${mail}.SMTPUsername`),
          field('secret', `${mail}.SMTPPassword`),
          field('flag', `${mail}.DisableSSLCertificateValidation`),
        ],
      },
      {
        id: 'mailTypes',
        fields: [
          field('emails', `${mail}.To`, { label: 'toAll' }),
          ...alertTypes.flatMap((type) => [
            field('flag', `${mail}.AlertType.${type}.Enable`, { label: type }),
            field('emails', `${mail}.AlertType.${type}.To`, { label: type }),
          ]),
        ],
      },
      limitedJob('acknowledge', 'AlertService.AckAlertJob', 'DueDays', 'days'),
      limitedJob('remove', 'AlertService.RemoveAlertJob', 'DueDays', 'days'),
    ],
  },
  { id: 'ChartService', groups: [{ id: 'parameters', fields: service('ChartService') }] },
  {
    id: 'DataService',
    groups: [
      {
        id: 'parameters',
        fields: [
          ...service('DataService'),
          field('flag', 'DataService.LogInsertingHostdata'),
          field('text', 'DataService.AgentUsername'),
          field('secret', 'DataService.AgentPassword'),
        ],
      },
      limitedJob('currentHosts', 'DataService.CurrentHostCleaningJob', 'HourThreshold', 'hours'),
      limitedJob('archivedHosts', 'DataService.ArchivedHostCleaningJob', 'HourThreshold', 'hours'),
      job('freshness', 'DataService.FreshnessCheckJob'),
      {
        id: 'metrics',
        fields: [
          field('metrics', 'DataService.LicenseTypeMetricsDefault', { hint: true }),
          field('metricsByEnvironment', 'DataService.LicenseTypeMetricsByEnvironment', { hint: true }),
        ],
      },
    ],
  },
  {
    id: 'ThunderService',
    groups: [
      { id: 'parameters', fields: service(cloud) },
      {
        id: 'clouds',
        fields: [
          field('flag', 'APIService.EnableOciMenu', { hint: true }),
          field('flag', 'APIService.EnableAwsMenu'),
          field('flag', 'APIService.EnableGcpMenu'),
        ],
      },
      limitedJob('ociRetrieve', `${cloud}.OciDataRetrieveJob`, 'DaysThreshold', 'days'),
      limitedJob('ociRemove', `${cloud}.OciRemoveOldDataObjectsJob`, 'DaysThreshold', 'days'),
      limitedJob('awsRetrieve', `${cloud}.AwsDataRetrieveJob`, 'DaysThreshold', 'days'),
      job(
        'gcpRetrieve',
        gcp,
        field('number', `${gcp}.AvgCpuUtilizationThreshold`),
        field('percent', `${gcp}.AvgCpuPercentage`),
        field('number', `${gcp}.MaxCpuUtilizationThreshold`),
        field('percent', `${gcp}.MaxCpuPercentage`),
        field('number', `${gcp}.MaxMemUtilizationThreshold`),
        field('percent', `${gcp}.MaxMemPercentage`),
        field('percent', `${gcp}.IopsStoragePercentage`),
        field('percent', `${gcp}.ThroughputStoragePercentage`),
      ),
    ],
  },
  { id: 'ResourceFilePath', groups: [{ id: 'files', fields: [field('text', 'ResourceFilePath')] }] },
]

export function fieldsOf({ groups }: Pick<SettingSection, 'groups'>): readonly SettingField[] {
  return groups.flatMap(({ fields }) => fields)
}

export const allFields: readonly SettingField[] = sections.flatMap(fieldsOf)
