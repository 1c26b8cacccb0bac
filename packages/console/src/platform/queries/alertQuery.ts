import type {
  AlertCategory,
  AlertCode,
  AlertSeverity,
  AlertStatus,
} from '@inventory-console/api-mocks/contract'
import { alertCategories, alertCodes, alertStatuses } from '@inventory-console/ui/domain/alerts'
import { momentsOf } from '@inventory-console/ui/domain/alertWindow'
import { severities } from '@inventory-console/ui/domain/tones'
import type { FilterValue } from '@inventory-console/ui/lib/listView'
import { ownValue } from '@inventory-console/ui/lib/values/ownValue'
import type { ViewState } from '../url-state/tableState.ts'

/** Alert filters of the API. */
export interface AlertFilter {
  status?: AlertStatus
  severity?: AlertSeverity
  category?: AlertCategory
  code?: AlertCode
  description?: string
  hostname?: string
  search?: string
  from?: string
  to?: string
}

type Filters = Readonly<Record<string, FilterValue>>

export function alertFilter({ search, filters = {} }: ViewState): AlertFilter {
  const days = filters['date']
  return {
    ...given('status', option(filters, 'alertStatus', alertStatuses)),
    ...given('severity', option(filters, 'alertSeverity', severities)),
    ...given('category', option(filters, 'alertCategory', alertCategories)),
    ...given('code', option(filters, 'alertCode', alertCodes)),
    ...given('description', part(filters, 'description')),
    ...given('hostname', part(filters, 'hostname')),
    ...given('search', search?.trim() || undefined),
    ...(days?.kind === 'days' ? momentsOf(days) : {}),
  }
}

function given<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  const entry: { [K in Key]?: Value } = {}
  if (value !== undefined) entry[key] = value
  return entry
}

function option<Code extends string>(filters: Filters, id: string, known: readonly Code[]): Code | undefined {
  const filter = ownValue(filters, id)
  return filter?.kind === 'oneOf' ? known.find((code) => code === filter.values[0]) : undefined
}

function part(filters: Filters, id: string): string | undefined {
  const filter = ownValue(filters, id)
  return filter?.kind === 'text' ? filter.text.trim() || undefined : undefined
}

/** Columns that the API can sort by; another id would return unsorted alerts. */
const sorted = new Set([
  'description',
  'alertSeverity',
  'date',
  'hostname',
  'alertCategory',
  'alertCode',
  'alertStatus',
  'alertAffectedTechnology',
])

export function alertOrder({ sort }: ViewState) {
  return sort && sorted.has(sort.id)
    ? { 'sort-by': sort.id, 'sort-desc': sort.desc }
    : { 'sort-by': newest.id, 'sort-desc': newest.desc }
}

/** The API counts pages from 1 and rejects page 0. Without a size the response has another shape. */
export function alertPage({ page = 1, pageSize = 25 }: ViewState) {
  // Old links may contain `all`, which is too many rows for one page.
  return { page, size: pageSize === 'all' ? 200 : pageSize }
}

const newest = { id: 'date', desc: true }
const allStatuses = 'ALL'
const onlyNew: FilterValue = { kind: 'oneOf', values: ['NEW'] }

const options: Readonly<Record<string, readonly string[]>> = {
  alertStatus: alertStatuses,
  alertSeverity: severities,
  alertCategory: alertCategories,
  alertCode: alertCodes,
}

/** Shows new alerts, newest first, if the URL has no status or sort. */
export function alertView(address: ViewState): ViewState {
  const { alertStatus = onlyNew, ...others } = Object.fromEntries(
    Object.entries(address.filters ?? {}).flatMap(([id, filter]) => meant(id, filter)),
  )
  const status = isAll(address.filters?.['alertStatus']) ? {} : { alertStatus }
  return { ...address, sort: address.sort ?? newest, filters: { ...others, ...status } }
}

/** The API takes one value, so the first known option wins. */
function meant(id: string, filter: FilterValue): [string, FilterValue][] {
  const known = ownValue(options, id)
  if (!known) return [[id, filter]]
  const value = filter.kind === 'oneOf' ? filter.values.find((code) => known.includes(code)) : undefined
  return value === undefined ? [] : [[id, { kind: 'oneOf', values: [value] }]]
}

const isAll = (filter: FilterValue | undefined) =>
  filter?.kind === 'oneOf' && filter.values[0] === allStatuses

/** View state to write to the URL; `before` is the previous view. */
export function alertAddress(view: ViewState, before: ViewState): ViewState {
  const { alertStatus, ...others } = view.filters ?? {}
  const { sort: wanted, filters: _, ...rest } = view
  const isNew =
    alertStatus?.kind === 'oneOf' && alertStatus.values.length === 1 && alertStatus.values[0] === 'NEW'
  const status = alertStatus ?? { kind: 'oneOf' as const, values: [allStatuses] }
  // Alerts are never unsorted: the sort alternates between newest and oldest first.
  const sort =
    wanted ?? (before.sort?.id === newest.id && before.sort.desc ? { id: newest.id, desc: false } : newest)
  const isNewest = sort.id === newest.id && sort.desc
  return {
    ...rest,
    ...(isNewest ? {} : { sort }),
    filters: isNew ? others : { ...others, alertStatus: status },
  }
}
