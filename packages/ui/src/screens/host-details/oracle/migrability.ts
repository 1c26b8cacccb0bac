import type { PgsqlMigrability } from '@inventory-console/api-mocks/contract'
import type { Semaphore } from '../../../domain/tones.ts'
import { number, text } from '../../../lib/wire.ts'

/** Client behaviour, Semaphores: the rule of the services. */
export function migrabilityOf(metrics: readonly PgsqlMigrability[]): Semaphore {
  const lines = number(metrics.find(({ metric }) => text(metric) === 'PLSQL LINES')?.Count)
  if (lines === null) return 'N/A'
  if (lines < 1000) return 'green'
  return lines <= 10_000 ? 'yellow' : 'red'
}
