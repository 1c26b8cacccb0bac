import type { DiskGroupRow, PdbChange, PgsqlMigrability } from '@inventory-console/api-mocks/contract'
import type { ReactElement } from 'react'
import type { KnownSemaphore, Semaphore } from '../../../../domain/tones.ts'
import type { ListState, OneState } from '../../../../lib/state.ts'

/** Database or PDB that a request is about. */
export interface QueryTarget {
  database: string
  pdb?: string
}

/** Renders a query for a target, sent on mount. Each target has its own cached response. */
export type RenderQuery<State> = (target: QueryTarget, render: (state: State) => ReactElement) => ReactElement

export interface PolicyAudit {
  semaphore: Exclude<KnownSemaphore, 'yellow'>
  /** Green lists all required policies, red lists the missing ones. */
  policies: readonly string[]
}

export interface OracleQueries {
  /** The page shows a past day, which only some operations support. */
  isPastDay: boolean
  canMigrate: RenderQuery<OneState<boolean>>
  semaphore: RenderQuery<OneState<Semaphore>>
  migrability: RenderQuery<ListState<PgsqlMigrability>>
  audit: RenderQuery<OneState<PolicyAudit>>
  diskGroups: RenderQuery<ListState<DiskGroupRow>>
  pdbChanges: RenderQuery<ListState<PdbChange>>
}
