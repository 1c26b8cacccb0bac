import type { PgsqlMigrability } from '@inventory-console/api-mocks/contract'
import type { Column } from '../data-table/columns/column.ts'

/** Metrics of the whole database. */
export const metricColumns: readonly Column<PgsqlMigrability>[] = [
  { id: 'metric', kind: 'text', width: 320, filter: 'text' },
  { id: 'Count', kind: 'number', width: 128, filter: 'range' },
]

/** Metrics of one schema. */
export const objectColumns: readonly Column<PgsqlMigrability>[] = [
  { id: 'schema', kind: 'text', width: 184, filter: 'oneOf' },
  { id: 'objectType', kind: 'text', width: 240, filter: 'oneOf' },
  { id: 'Count', kind: 'number', width: 128, filter: 'range' },
]

/** Lines of PL/SQL, which decide the migration effort; null if they are not counted. */
export function plsqlLines(metrics: readonly PgsqlMigrability[]): number | null {
  return metrics.find(({ metric }) => metric === 'PLSQL LINES')?.Count ?? null
}

/** Split by content rather than by index, because the general part varies in length. */
export function splitMigrability(all: readonly PgsqlMigrability[] = []) {
  return {
    metrics: all.filter(({ metric }) => (metric ?? '') !== ''),
    objects: all.filter(({ metric, schema }) => (metric ?? '') === '' && (schema ?? '') !== ''),
  }
}
