import type {
  AlertCategory,
  AlertCode,
  AlertSeverity,
  AlertStatus,
} from '@inventory-console/api-mocks/contract'
import { alertCategories, alertCodes, alertStatuses } from '@inventory-console/ui/domain/alerts'
import { isoRange, type DayWindow } from '@inventory-console/ui/domain/alertWindow'
import { severities } from '@inventory-console/ui/domain/tones'
import type { FilterValue, ViewParts } from '@inventory-console/ui/lib/listView'
import { ownValue } from '@inventory-console/ui/lib/records'
import { filterQuery, type FilterQuery } from '../scope/globalFilters.ts'
import type { GlobalFilters } from '../storage/persisted.ts'

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

export function alertFilter({ search, filters = {} }: ViewParts): AlertFilter {
  const days = filters['date']
  return {
    ...optionalEntry('status', oneOfFilter(filters, 'alertStatus', alertStatuses)),
    ...optionalEntry('severity', oneOfFilter(filters, 'alertSeverity', severities)),
    ...optionalEntry('category', oneOfFilter(filters, 'alertCategory', alertCategories)),
    ...optionalEntry('code', oneOfFilter(filters, 'alertCode', alertCodes)),
    ...optionalEntry('description', textFilter(filters, 'description')),
    ...optionalEntry('hostname', textFilter(filters, 'hostname')),
    ...optionalEntry('search', search?.trim() || undefined),
    ...(days?.kind === 'days' ? isoRange(days) : {}),
  }
}

function optionalEntry<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { [K in Key]?: Value } {
  const entry: { [K in Key]?: Value } = {}
  if (value !== undefined) entry[key] = value
  return entry
}

function oneOfFilter<Code extends string>(
  filters: Filters,
  id: string,
  known: readonly Code[],
): Code | undefined {
  const filter = ownValue(filters, id)
  return filter?.kind === 'oneOf' ? known.find((code) => code === filter.values[0]) : undefined
}

function textFilter(filters: Filters, id: string): string | undefined {
  const filter = ownValue(filters, id)
  return filter?.kind === 'text' ? filter.text.trim() || undefined : undefined
}

/** Columns that the API can sort by; another id would return unsorted alerts. */
const sortableColumns = new Set([
  'description',
  'alertSeverity',
  'date',
  'hostname',
  'alertCategory',
  'alertCode',
  'alertStatus',
  'alertAffectedTechnology',
])

export function alertOrder({ sort }: ViewParts) {
  return sort && sortableColumns.has(sort.id)
    ? { 'sort-by': sort.id, 'sort-desc': sort.desc }
    : { 'sort-by': newestFirst.id, 'sort-desc': newestFirst.desc }
}

/** The API counts pages from 1 and rejects page 0. Without a size the response has another shape. */
export function alertPage({ page = 1, pageSize = 25 }: ViewParts) {
  // Old links may contain `all`, which is too many rows for one page.
  return { page, size: pageSize === 'all' ? 200 : pageSize }
}

const newestFirst = { id: 'date', desc: true }
const allStatuses = 'ALL'
const newStatusFilter: FilterValue = { kind: 'oneOf', values: ['NEW'] }

const options: Readonly<Record<string, readonly string[]>> = {
  alertStatus: alertStatuses,
  alertSeverity: severities,
  alertCategory: alertCategories,
  alertCode: alertCodes,
}

/** Shows new alerts, newest first, if the URL has no status or sort. */
export function alertView(address: ViewParts): ViewParts {
  const { alertStatus = newStatusFilter, ...others } = Object.fromEntries(
    Object.entries(address.filters ?? {}).flatMap(([id, filter]) => validFilter(id, filter)),
  )
  const status = isAll(address.filters?.['alertStatus']) ? {} : { alertStatus }
  return { ...address, sort: address.sort ?? newestFirst, filters: { ...others, ...status } }
}

/** The API takes one value, so the first known option wins. */
function validFilter(id: string, filter: FilterValue): [string, FilterValue][] {
  const known = ownValue(options, id)
  if (!known) return [[id, filter]]
  const value = filter.kind === 'oneOf' ? filter.values.find((code) => known.includes(code)) : undefined
  return value === undefined ? [] : [[id, { kind: 'oneOf', values: [value] }]]
}

const isAll = (filter: FilterValue | undefined) =>
  filter?.kind === 'oneOf' && filter.values[0] === allStatuses

/** View state to write to the URL; `before` is the previous view. */
export function alertAddress(view: ViewParts, before: ViewParts): ViewParts {
  const { alertStatus, ...others } = view.filters ?? {}
  const { sort: requestedSort, filters: _, ...rest } = view
  const isNew =
    alertStatus?.kind === 'oneOf' && alertStatus.values.length === 1 && alertStatus.values[0] === 'NEW'
  const status = alertStatus ?? { kind: 'oneOf' as const, values: [allStatuses] }
  // Alerts are never unsorted: the sort alternates between newest and oldest first.
  const sort =
    requestedSort ??
    (before.sort?.id === newestFirst.id && before.sort.desc
      ? { id: newestFirst.id, desc: false }
      : newestFirst)
  const isNewest = sort.id === newestFirst.id && sort.desc
  return {
    ...rest,
    ...(isNewest ? {} : { sort }),
    filters: isNew ? others : { ...others, alertStatus: status },
  }
}

/** Alerts of these days with the global filters. */
export function alertsOfDays(filters: GlobalFilters, days: DayWindow) {
  return { ...filterQuery(filters), ...isoRange(days) }
}

/** Page size above the number of alert kinds. */
const allGroups = 1000

/** Alert counts by code and severity. */
export function groupParams<Query extends FilterQuery>(query: Query) {
  return { ...query, mode: 'aggregated-code-severity' as const, page: 1, size: allGroups }
}

/** Covers all new alerts of most installations, in one small response. */
const recentAlerts = 500

/** The newest alerts of all kinds. */
export function recentParams<Query extends FilterQuery>(query: Query) {
  return { ...query, 'sort-by': 'date' as const, 'sort-desc': true, page: 1, size: recentAlerts }
}
