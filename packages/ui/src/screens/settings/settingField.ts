/** What a field holds and how it is filled in. */
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
  /** Where it stands in the configuration: `AlertService.Emailer.From`. */
  path: string
  kind: SettingKind
  /** Its words: `settings.labels.<label>`; the last key of its path unless told otherwise. */
  label: string
  unit?: Unit
  /** It has words of help: `settings.hints.<label>`. */
  hint?: true
}

export interface SettingGroup {
  /** Its words: `settings.groups.<id>`. */
  id: string
  fields: readonly SettingField[]
}

export interface SettingSection {
  /** Its words: `settings.sections.<id>`. */
  id: (typeof sectionIds)[number]
  groups: readonly SettingGroup[]
}

/** In the order of the screen. */
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

/** A job of the services: when it runs, and what it takes. */
export const job = (id: string, path: string, ...more: readonly SettingField[]): SettingGroup => ({
  id,
  fields: [field('crontab', `${path}.Crontab`), ...more, field('flag', `${path}.RunAtStartup`)],
})
