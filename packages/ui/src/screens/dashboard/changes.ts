/** What may have changed since somebody was here last. */
export type ChangeId =
  | 'newHosts'
  | 'goneHosts'
  | 'newDatabases'
  | 'goneDatabases'
  | 'silentAgents'
  | 'newOptions'
  | 'complianceFell'
  | 'complianceRose'
  | 'supportEnded'
  | 'supportEnds'

export interface Change {
  id: ChangeId
  count: number
  /** The first of them, where they have names. */
  names: readonly string[]
  /** `null`: no page shows them. */
  to: string | null
  /** Of contracts: for what. */
  product?: 'oracle' | 'mysql' | 'sqlServer'
}

export type ChangesState =
  /** Nobody was here before, on this device. */
  | { status: 'first' }
  | { status: 'loading'; since: number }
  | {
      status: 'ready'
      since: number
      changes: readonly Change[]
      /** What the services did not tell. */
      unknown: readonly ChangeId[]
      retry: () => void
    }
