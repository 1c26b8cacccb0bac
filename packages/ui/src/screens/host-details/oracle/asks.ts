import type { DiskGroupRow, PdbChange, PgsqlMigrability } from '@inventory-console/api-mocks/contract'
import type { ReactElement } from 'react'
import type { Semaphore } from '../../../domain/tones.ts'
import type { ListState, OneState } from '../../../lib/state.ts'

/** Database or PDB that a request is about. */
export interface Subject {
  database: string
  pdb?: string
}

/** Renders a query for a subject, sent on mount. Each subject has its own cached response. */
export type Ask<State> = (subject: Subject, show: (state: State) => ReactElement) => ReactElement

export interface PolicyAudit {
  semaphore: Exclude<Semaphore, 'yellow'>
  /** Green lists all required policies, red lists the missing ones. */
  policies: readonly string[]
}

export interface OracleAsks {
  /** The page shows a past day, which only some operations support. */
  past: boolean
  canMigrate: Ask<OneState<boolean>>
  semaphore: Ask<OneState<Semaphore>>
  migrability: Ask<ListState<PgsqlMigrability>>
  audit: Ask<OneState<PolicyAudit>>
  diskGroups: Ask<ListState<DiskGroupRow>>
  pdbChanges: Ask<ListState<PdbChange>>
}
