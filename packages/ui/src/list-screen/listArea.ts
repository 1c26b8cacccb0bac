import type { Messages } from '../i18n/messages.ts'

/** What a catalogue says of a list; columns and groups are found by their ids. */
interface ListTexts {
  title: string
  /** `count` */
  count: string
  /** `matched`, `count` */
  countOf: string
  search: string
  empty: { title: string; text: string }
  failed: string
  columns: Record<string, string>
}

/** Below an area with several lists, the ones that have all the words. */
type Below<A extends keyof Messages> = {
  [Key in keyof Messages[A] & string]: Messages[A][Key] extends ListTexts ? `${A}.${Key}` : never
}[keyof Messages[A] & string]

/** Where a catalogue has all the words of a list: an area of its own, or a part of one, as `oracle.addms`. */
export type ListArea = {
  [A in keyof Messages]: (Messages[A] extends ListTexts ? A : never) | Below<A>
}[keyof Messages]
