import type { OracleLicenseType } from '@inventory-console/api-mocks/contract'
import { noSpaces, pathSegment, required, type Rule } from '../../../components/form/useForm.ts'
import type { InitialForm } from '../useSaveForm.ts'
import { keyOf } from './licenseType.ts'

export interface LicenseTypeValues {
  id: string
  itemDescription: string
  metric: string | null
  cost: number | null
  aliases: readonly string[]
  option: boolean
}

/** Metrics of the price list, as spelled by the API. */
const metrics = [
  'Processor Perpetual',
  'Named User Plus Perpetual',
  'Stream Perpetual',
  'Computer Perpetual',
] as const satisfies readonly OracleLicenseType['metric'][]

/** `current`: the server may have stored another metric, which the form keeps. */
export function metricChoices(current: string | null): { value: string; label: string }[] {
  const values = new Set<string>([...metrics, ...(current ? [current] : [])])
  return [...values].map((value) => ({ value, label: value }))
}

export const newLicenseType: InitialForm<LicenseTypeValues> = {
  id: null,
  name: '',
  values: { id: '', itemDescription: '', metric: null, cost: null, aliases: [], option: false },
}

export function licenseTypeStart(type: OracleLicenseType): InitialForm<LicenseTypeValues> {
  const { id, itemDescription, metric, cost, aliases, option } = type
  return {
    id: keyOf({ vendor: 'oracle', id }),
    name: id,
    values: {
      id,
      itemDescription,
      metric: metric || null,
      cost: cost > 0 ? cost : null,
      aliases,
      option,
    },
  }
}

/** `taken`: error of a new license type with the id of another one. */
export function licenseTypeRules(start: InitialForm<unknown>, ids: readonly string[], taken: string) {
  const known = new Set(ids)
  const notTaken: Rule<string> = (id) => (known.has(id.trim()) ? { kind: 'message', text: taken } : null)
  return {
    id: start.id === null ? [required, noSpaces, pathSegment, notTaken] : [],
    itemDescription: [required],
    metric: [required],
  }
}

/** A license type without a price has the price 0. */
export function licenseTypeBody(values: LicenseTypeValues): OracleLicenseType {
  return {
    id: values.id.trim(),
    itemDescription: values.itemDescription.trim(),
    metric: values.metric ?? '',
    cost: values.cost ?? 0,
    aliases: [...values.aliases],
    option: values.option,
  }
}
