/** What may have changed since the last visit. */
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
  /** The first ones of a change without a list. */
  names: readonly string[]
  /** A list of exactly these; `null` if there is none. */
  to: string | null
  /** Of contracts. */
  product?: 'oracle' | 'mysql' | 'sqlServer'
}

export type ChangesState =
  /** The first visit on this device. */
  | { status: 'first' }
  | { status: 'loading'; since: number }
  | {
      status: 'ready'
      since: number
      changes: readonly Change[]
      /** Those whose request failed. */
      unknown: readonly ChangeId[]
      retry: () => void
    }
