import type { HostUsage, NamingContract } from '../../../../domain/licenses/namedCoverage.ts'

/** What a form is filled with when it opens. */
export interface FormStart<Values> {
  /** Of the contract that is changed; `null` for a new one. */
  id: string | null
  /** Number of the contract that is changed or copied; '' for a new one. */
  name: string
  values: Values
}

/** An open form: its start, and what was typed before, such as ahead of a session that ended. */
export interface OpenForm<Values> {
  start: FormStart<Values>
  typed?: Values | undefined
}

/** What the list passes to the form of its contracts. */
export interface ContractFormSlot<Values> {
  opened: OpenForm<Values>
  /** Texts in use, by field. */
  known: Readonly<Partial<Record<'contractID' | 'csi' | 'referenceNumber' | 'status', Suggestions>>>
  /** The contracts of the list. */
  contracts: readonly NamingContract[]
  /** `null`: nothing typed would be lost. */
  onTyped: (values: Values | null) => void
  /** After saving, with the id of the contract if the server returned it. */
  onSaved: (id: string | null) => void
  /** Reveals a saved contract in the list. */
  onShow: (id: string) => void
  /** Saved, or left as it was. */
  onClose: () => void
}

type Suggestions = readonly { text: string }[]

/** What a form offers to choose from. `null`: loading. */
export interface FormChoices<Type> {
  types: readonly Type[] | null
  hosts: readonly string[] | null
  clusters: readonly string[] | null
  locations: readonly string[] | null
  /** Used licenses per host, as far as they are loaded. */
  usage?: readonly HostUsage[] | undefined
  /** What the installation calls a location. */
  locationLabel?: string | null
  /** Retries what could not be loaded; undefined if nothing failed. */
  onRetry?: (() => void) | undefined
}

/** Each text once, in order. */
export function suggestions(texts: readonly unknown[]): Suggestions {
  const known = new Set(texts.filter((text): text is string => typeof text === 'string' && text !== ''))
  return [...known].toSorted((a, b) => (a < b ? -1 : 1)).map((text) => ({ text }))
}

/** Chosen names are choices too, even if the server no longer lists them. */
export function choicesOf(names: readonly string[] | null, chosen: readonly string[] = []) {
  return [...new Set([...(names ?? []), ...chosen])].map((value) => ({ value, label: value }))
}
