/** Kinds of changes since the last visit. */
export type ChangeId =
  | 'newHosts'
  | 'goneHosts'
  | 'newDatabases'
  | 'goneDatabases'
  | 'newlySilent'
  | 'newOptions'
  | 'supportEnded'
  | 'complianceFell'
  | 'complianceRose'

export interface Change {
  id: ChangeId
  count: number
  /** First names of a change without a list. */
  names: readonly string[]
  /** List of exactly these; `null` if there is none. */
  to: string | null
  /** Only for contracts. */
  product?: 'oracle' | 'mysql' | 'sqlServer'
}

export type ChangesState =
  /** First visit on this device. */
  | { status: 'first' }
  | { status: 'loading'; since: number }
  | {
      status: 'ready'
      since: number
      changes: readonly Change[]
      /** Changes whose request failed. */
      unknown: readonly ChangeId[]
      retry: () => void
    }

/** Opens the comparison of a list. Days are YYYY-MM-DD; `to` null: today. */
export type OnCompare = (list: 'hosts' | 'databases', from: string, to: string | null) => void
