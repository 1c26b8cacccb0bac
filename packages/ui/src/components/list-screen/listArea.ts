import type { Messages } from '../../i18n/messages.ts'

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

/** The areas whose catalogue has all the words of a list. */
export type ListArea = { [A in keyof Messages]: Messages[A] extends ListTexts ? A : never }[keyof Messages]
