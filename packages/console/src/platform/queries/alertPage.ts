import type { Alert, AlertsPage } from '@inventory-console/api-mocks/contract'
import { choice, type Decoder } from '@inventory-console/api-mocks/contract/decoder'
import { alertList, alertsPage } from '@inventory-console/api-mocks/decoders/api/alerts'
import { get, type Query } from '../query/get.ts'
import type { FilterQuery } from '../scope/globalFilters.ts'
import type { AlertFilter, alertOrder } from './alertQuery.ts'

export const alertsOperation = 'GET /alerts'

interface PageOfAlerts {
  rows: readonly Alert[]
  total: number
}

export type AlertQuery = FilterQuery & AlertFilter & Partial<ReturnType<typeof alertOrder>>
type PageQuery = AlertQuery & { page: number; size: number }

/** Older servers send a plain array. */
export type AlertsBody = AlertsPage | Alert[]

export const alertsDecoder: Decoder<AlertsBody> = choice(alertsPage, alertList)

export function alertPageQuery(query: PageQuery): Query<AlertsBody> {
  return get(alertsDecoder, '/alerts', { query })
}

export function readAlertPage(body: AlertsBody): PageOfAlerts {
  const { items: rows, count } = Array.isArray(body) ? { items: body, count: 0 } : body
  return { rows, total: Math.max(count, rows.length) }
}
