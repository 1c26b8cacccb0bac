import type { Messages } from '../i18n/messages.ts'

/** Catalogue keys that every list needs. Columns and groups are looked up by id. */
interface ListTexts {
  title: string
  /** Placeholder: `count`. */
  count: string
  /** Placeholders: `matched`, `count`. */
  countOf: string
  search: string
  empty: { title: string; text: string }
  failed: string
  columns: Record<string, string>
}

/** Keys within an area that contain all list texts. */
type NestedArea<A extends keyof Messages> = {
  [Key in keyof Messages[A] & string]: Messages[A][Key] extends ListTexts ? `${A}.${Key}` : never
}[keyof Messages[A] & string]

/** Path of a list's texts in the catalogue: an area, or a part of one such as `oracle.addms`. */
export type ListArea = {
  [A in keyof Messages]: (Messages[A] extends ListTexts ? A : never) | NestedArea<A>
}[keyof Messages]
