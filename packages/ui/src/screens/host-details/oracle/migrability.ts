import type { PgsqlMigrability } from '@inventory-console/api-mocks/contract'
import { plsqlLines } from '../../../columns/migrability.ts'
import type { Semaphore } from '../../../domain/tones.ts'

/** Derives the flag from the lines of PL/SQL, as the server does. */
export function migrabilityOf(metrics: readonly PgsqlMigrability[]): Semaphore {
  const lines = plsqlLines(metrics)
  if (lines === null) return 'N/A'
  if (lines < 1000) return 'green'
  return lines <= 10_000 ? 'yellow' : 'red'
}
