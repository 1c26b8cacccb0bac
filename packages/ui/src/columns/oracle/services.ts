import type { OraclePdbService, OracleService } from '@inventory-console/api-mocks/contract'
import type { Column } from '../../data-table/columns/column.ts'

const failover = { group: 'failover', hidden: true } as const
const name: readonly Column<OraclePdbService>[] = [{ id: 'name', kind: 'text', width: 240, filter: 'text' }]
const enabledToDelay: readonly Column<OraclePdbService>[] = [
  { id: 'enabled', kind: 'boolean', filter: 'yesNo' },
  { id: 'failoverMethod', kind: 'text', ...failover, filter: 'oneOf' },
  { id: 'failoverType', kind: 'text', ...failover, filter: 'oneOf' },
  { id: 'failoverRetries', kind: 'number', ...failover, filter: 'range' },
  // The API passes on the agent's value, a string or a number.
  { id: 'failoverDelay', kind: 'text', ...failover, value: ({ failoverDelay }) => delayText(failoverDelay) },
  { id: 'creationDate', kind: 'date', filter: 'days', optional: true },
]

function delayText(delay: unknown): string {
  return typeof delay === 'string' || typeof delay === 'number' ? String(delay) : ''
}

export const pdbServiceColumns: readonly Column<OraclePdbService>[] = [...name, ...enabledToDelay]

export const serviceColumns: readonly Column<OracleService>[] = [
  ...name,
  { id: 'containerName', kind: 'text', width: 184, filter: 'oneOf' },
  ...enabledToDelay,
]
