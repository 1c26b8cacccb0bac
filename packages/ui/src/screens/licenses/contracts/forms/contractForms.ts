/** What a form is filled with when it opens. */
export interface FormStart<Values> {
  /** Of the contract that is changed; `null` for a new one. */
  id: string | null
  /** How people call the contract that is changed or copied; '' for a new one. */
  name: string
  values: Values
}

/** A form that is open: what it began with, and what was typed before, such as ahead of a session that ended. */
export interface OpenForm<Values> {
  start: FormStart<Values>
  typed?: Values | undefined
}

/** What the list lends to the form of its contracts. */
export interface ContractFormSlot<Values> {
  opened: OpenForm<Values>
  /** Texts that are there already, by field. */
  known: Readonly<Partial<Record<'contractID' | 'csi' | 'referenceNumber' | 'status', Suggestions>>>
  /** `null`: nothing typed would be lost. */
  onTyped: (values: Values | null) => void
  /** Saved, or left as it was. */
  onClose: () => void
}

type Suggestions = readonly { text: string }[]

/** What a form offers to choose from. `null`: on its way. */
export interface FormChoices<Type> {
  types: readonly Type[] | null
  hosts: readonly string[] | null
  clusters: readonly string[] | null
  locations: readonly string[] | null
  /** What the installation calls a location. */
  locationLabel?: string | null
  /** Asks again for what could not be loaded; undefined where all was. */
  onRetry?: (() => void) | undefined
}

/** Each text once, in order. */
export function suggestions(texts: readonly unknown[]): Suggestions {
  const known = new Set(texts.filter((text): text is string => typeof text === 'string' && text !== ''))
  return [...known].toSorted((a, b) => (a < b ? -1 : 1)).map((text) => ({ text }))
}

/** What is chosen already is a choice, also where the services no longer name it. */
export function choicesOf(names: readonly string[] | null, chosen: readonly string[] = []) {
  return [...new Set([...(names ?? []), ...chosen])].map((value) => ({ value, label: value }))
}
