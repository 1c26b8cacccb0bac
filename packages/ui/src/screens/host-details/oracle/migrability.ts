import type { PgsqlMigrability } from '@inventory-console/api-mocks/contract'
import type { Semaphore } from '../../../domain/tones.ts'

/** Client behaviour, Semaphores: the rule of the services. */
export function migrabilityOf(metrics: readonly PgsqlMigrability[]): Semaphore {
  const lines = metrics.find(({ metric }) => (metric ?? '') === 'PLSQL LINES')?.Count ?? null
  if (lines === null) return 'N/A'
  if (lines < 1000) return 'green'
  return lines <= 10_000 ? 'yellow' : 'red'
}
