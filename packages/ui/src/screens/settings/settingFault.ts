import { isEmail } from '../../lib/values/email.ts'
import type { SettingField } from './settingField.ts'

/** Why a value cannot be saved; texts are `settings.faults.<fault>`. */
export type SettingFault = 'number' | 'port' | 'percent' | 'email' | 'crontab'

const descriptor =
  /^@(yearly|annually|monthly|weekly|daily|midnight|hourly|every (\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+)$/
const part = /^(\*|\?|[\w]+(-[\w]+)?)(\/\d+)?(,(\*|[\w]+(-[\w]+)?)(\/\d+)?)*$/
const limits = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const

/** Five fields, a shortcut such as @daily, or '' for never. */
export function isCrontab(text: string): boolean {
  const trimmed = text.trim()
  if (trimmed === '' || descriptor.test(trimmed)) return true
  const parts = trimmed.split(/\s+/)
  return parts.length === limits.length && parts.every((one, at) => part.test(one) && withinLimits(one, at))
}

function withinLimits(one: string, at: number): boolean {
  const [least = 0, most = 0] = limits[at] ?? []
  const numbers = one.replaceAll(/\/\d+/g, '').match(/\d+/g) ?? []
  return numbers.every((text) => Number(text) >= least && Number(text) <= most)
}

const isCount = (value: unknown, most = Number.MAX_SAFE_INTEGER) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= most

type Test = (value: unknown) => SettingFault | null

const tests: Partial<Record<SettingField['kind'], Test>> = {
  number: (value) => (isCount(value) ? null : 'number'),
  port: (value) => (isCount(value, 65_535) ? null : 'port'),
  percent: (value) => (isCount(value, 100) ? null : 'percent'),
  email: (value) => (value === '' || (typeof value === 'string' && isEmail(value)) ? null : 'email'),
  crontab: (value) => (typeof value === 'string' && isCrontab(value) ? null : 'crontab'),
  percentPerHost: (value) =>
    Object.entries(value ?? {}).every(([name, percent]) => name.trim() !== '' && isCount(percent, 100))
      ? null
      : 'percent',
}

/** Only for edited values: existing ones are not validated. */
export function faultOf({ kind }: Pick<SettingField, 'kind'>, value: unknown): SettingFault | null {
  return tests[kind]?.(value) ?? null
}
