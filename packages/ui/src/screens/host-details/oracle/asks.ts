import type { DiskGroupRow, PdbChange, PgsqlMigrability } from '@inventory-console/api-mocks/contract'
import type { ReactElement } from 'react'
import type { Semaphore } from '../../../domain/tones.ts'
import type { ListState, OneState } from '../../../lib/state.ts'

/** What a question is about. */
export interface Subject {
  database: string
  pdb?: string
}

/** A question that is asked when what shows its answer is opened. Each subject has its own answer. */
export type Ask<State> = (subject: Subject, show: (state: State) => ReactElement) => ReactElement

export interface PolicyAudit {
  semaphore: Exclude<Semaphore, 'yellow'>
  /** Green: all that are configured. Red: those that the database lacks. */
  policies: readonly string[]
}

export interface OracleAsks {
  /** A day of the past is looked at, which only some of the services heed. */
  past: boolean
  canMigrate: Ask<OneState<boolean>>
  semaphore: Ask<OneState<Semaphore>>
  migrability: Ask<ListState<PgsqlMigrability>>
  audit: Ask<OneState<PolicyAudit>>
  diskGroups: Ask<ListState<DiskGroupRow>>
  pdbChanges: Ask<ListState<PdbChange>>
}
