import { isEmail } from '../../lib/text.ts'
import type { SettingField } from './settingField.ts'

/** Why a value cannot be saved; texts are `settings.faults.<fault>`. */
export type SettingFault = 'number' | 'port' | 'percent' | 'email' | 'crontab'

const descriptor =
  /^@(yearly|annually|monthly|weekly|daily|midnight|hourly|every (\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+)$/
const cronFieldPattern = /^(\*|\?|[\w]+(-[\w]+)?)(\/\d+)?(,(\*|[\w]+(-[\w]+)?)(\/\d+)?)*$/
const cronLimits = [
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
  const cronFields = trimmed.split(/\s+/)
  return (
    cronFields.length === cronLimits.length &&
    cronFields.every((cronField, index) => cronFieldPattern.test(cronField) && withinLimits(cronField, index))
  )
}

function withinLimits(cronField: string, index: number): boolean {
  const [min = 0, max = 0] = cronLimits[index] ?? []
  const numbers = cronField.replaceAll(/\/\d+/g, '').match(/\d+/g) ?? []
  return numbers.every((text) => Number(text) >= min && Number(text) <= max)
}

const isCount = (value: unknown, max = Number.MAX_SAFE_INTEGER) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= max

type Validator = (value: unknown) => SettingFault | null

const validators: Partial<Record<SettingField['kind'], Validator>> = {
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
  return validators[kind]?.(value) ?? null
}
