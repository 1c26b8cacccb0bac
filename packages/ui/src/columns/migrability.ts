import type { PgsqlMigrability } from '@inventory-console/api-mocks/contract'
import type { Column } from '../data-table/columns/column.ts'

/** What is counted over the whole database. */
export const metricColumns: readonly Column<PgsqlMigrability>[] = [
  { id: 'metric', kind: 'text', width: 320, filter: 'text' },
  { id: 'Count', kind: 'number', width: 128, filter: 'range' },
]

/** What is counted in one schema. */
export const objectColumns: readonly Column<PgsqlMigrability>[] = [
  { id: 'schema', kind: 'text', width: 184, filter: 'oneOf' },
  { id: 'objectType', kind: 'text', width: 240, filter: 'oneOf' },
  { id: 'Count', kind: 'number', width: 128, filter: 'range' },
]

/** By what a row is, never by its place: the general part may have any length. */
export function splitMigrability(list: readonly PgsqlMigrability[] | null | undefined) {
  const all = list ?? []
  return {
    metrics: all.filter(({ metric }) => (metric ?? '') !== ''),
    objects: all.filter(({ metric, schema }) => (metric ?? '') === '' && (schema ?? '') !== ''),
  }
}
