/** Type of a field, which decides its input. */
export type SettingKind =
  | 'text'
  | 'secret'
  | 'email'
  | 'crontab'
  | 'port'
  | 'percent'
  | 'number'
  | 'flag'
  | 'perHost'
  | 'severity'
  | 'mailMode'
  | 'types'
  | 'tags'
  | 'emails'
  | 'scope'
  | 'metrics'
  | 'metricsByEnvironment'
  | 'percentPerHost'
  | 'aggregationRules'

type Unit = 'seconds' | 'hours' | 'days'

export interface SettingField {
  /** Path in the configuration, such as `AlertService.Emailer.From`. */
  path: string
  kind: SettingKind
  /** Label key `settings.labels.<label>`, by default the last part of the path. */
  label: string
  unit?: Unit
  /** Has a help text `settings.hints.<label>`. */
  hint?: true
}

export interface SettingGroup {
  /** Title key `settings.groups.<id>`. */
  id: string
  fields: readonly SettingField[]
}

export interface SettingSection {
  /** Title key `settings.sections.<id>`. */
  id: (typeof sectionIds)[number]
  groups: readonly SettingGroup[]
}

/** In display order. */
const sectionIds = [
  'APIService',
  'AlertService',
  'ChartService',
  'DataService',
  'ThunderService',
  'ResourceFilePath',
] as const

type More = Partial<Pick<SettingField, 'label' | 'unit' | 'hint'>>

export const field = (kind: SettingKind, path: string, more: More = {}): SettingField => ({
  path,
  kind,
  label: path.split('.').at(-1) ?? path,
  ...more,
})

export const service = (name: string): SettingField[] => [
  field('text', `${name}.RemoteEndpoint`),
  field('port', `${name}.Port`),
  field('text', `${name}.BindIP`),
  field('flag', `${name}.LogHTTPRequest`),
]

/** Group of a scheduled job: crontab, extra fields and run at startup. */
export const job = (id: string, path: string, ...more: readonly SettingField[]): SettingGroup => ({
  id,
  fields: [field('crontab', `${path}.Crontab`), ...more, field('flag', `${path}.RunAtStartup`)],
})

/** Group of a scheduled job with a limit, such as the age of what it removes. */
export const limitedJob = (id: string, path: string, limit: string, unit: Unit): SettingGroup =>
  job(id, path, field('number', `${path}.${limit}`, { unit }))
