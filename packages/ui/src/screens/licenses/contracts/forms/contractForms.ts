import type { HostUsage, NamingContract } from '../../../../domain/licenses/namedCoverage.ts'

/** Initial values of a form. */
export interface InitialForm<Values> {
  /** Id of the edited contract; `null` for a new one. */
  id: string | null
  /** Number of the edited or copied contract; '' for a new one. */
  name: string
  values: Values
}

/** An open form with its initial values and restored input, such as after an expired session. */
export interface OpenForm<Values> {
  initial: InitialForm<Values>
  restoredValues?: Values | undefined
}

/** Passed from the list to the form of its contracts. */
export interface ContractFormSlot<Values> {
  openForm: OpenForm<Values>
  /** Suggestions from the listed contracts, by field. */
  suggestions: Readonly<Partial<Record<'contractID' | 'csi' | 'referenceNumber' | 'status', Suggestions>>>
  /** The contracts in the list. */
  contracts: readonly NamingContract[]
  /** `null` if the form has no unsaved input. */
  onDraftChange: (values: Values | null) => void
  /** Called after saving, with the id of the contract if the server returned it. */
  onSaved: (id: string | null) => void
  /** Reveals a saved contract in the list. */
  onReveal: (id: string) => void
  /** Called when the form is closed, saved or not. */
  onClose: () => void
}

type Suggestions = readonly { text: string }[]

/** Options of a contract form; `null` while they load. */
export interface FormChoices<Type> {
  types: readonly Type[] | null
  hosts: readonly string[] | null
  clusters: readonly string[] | null
  locations: readonly string[] | null
  /** Used licenses of the hosts that are loaded so far. */
  usage?: readonly HostUsage[] | undefined
  /** The installation's label for a location. */
  locationLabel?: string | null
  /** Retries options that failed to load; undefined if none failed. */
  onRetry?: (() => void) | undefined
}

/** Unique texts, sorted. */
export function suggestions(texts: readonly unknown[]): Suggestions {
  const uniqueTexts = new Set(texts.filter((text): text is string => typeof text === 'string' && text !== ''))
  return [...uniqueTexts].toSorted((a, b) => (a < b ? -1 : 1)).map((text) => ({ text }))
}

/** Includes the selected names, even if the server no longer lists them. */
export function toChoices(names: readonly string[] | null, selected: readonly string[] = []) {
  return [...new Set([...(names ?? []), ...selected])].map((value) => ({ value, label: value }))
}
