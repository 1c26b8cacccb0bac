import type { Tone } from '../../components/badge/tones.tsx'
import type { Kind, Mark } from '../columns/column.ts'
import type { Key } from '../engine/read.ts'

/** Column ids of the facts in the side peek of a list. Ids that the list does not have are left out. */
export interface Peek {
  /** The facts that decide, at the top. */
  figures: readonly string[]
  facts: readonly string[]
  /** Column ids that need action if they have a value. */
  danger?: readonly string[]
}

/** The row in the peek. Rows with the same id differ in their position. */
export interface PeekedRow {
  id: string
  /** Index among the matching rows of all pages. */
  position: number
}

/** A cell as data, so that the drawer needs no row type. */
export interface PeekFact {
  id: string
  label: string
  kind: Kind
  value: Key
  text: string
  /** Second line, such as the exact time of an age. */
  note: string
  tone: Tone
  mark: PeekMark | null
  critical: boolean
  to: string | null
}

export interface PeekMark {
  mark: Mark
  label: string
}
