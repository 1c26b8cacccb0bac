import type { Tone } from '../../components/badge/tones.tsx'
import type { FilterValue } from '../../lib/listView.ts'

/** What a cell of each kind takes: the registry gives cell, alignment, order and search text. */
interface KindValue {
  text: string | null | undefined
  link: string | null | undefined
  number: number | null | undefined
  /** Gigabytes as the wire gives them. */
  gigabytes: number | null | undefined
  /** Shown with the unit that fits. */
  bytes: number | null | undefined
  /** 0 to 100; what lies beyond is shown as it is. */
  percent: number | null | undefined
  /** A percentage with a bar in the colour of how full that is. */
  fill: number | null | undefined
  /** How much of what is needed is covered, in percent: its bar, icon and colour by the thresholds of the specification. */
  compliance: number | null | undefined
  /** RFC 3339; year 1, the epoch and '' mean none. Another format is shown as it came. */
  dateTime: string | null | undefined
  date: string | null | undefined
  boolean: boolean | null | undefined
  list: readonly string[] | null | undefined
  version: string | null | undefined
  /** Monospaced, with a button that copies it. */
  code: string | null | undefined
  /** A code of the wire with a tone. Its word: `<area>.values.<id>.<code>`, else the code. */
  badge: string | null | undefined
  severity: string | null | undefined
  /** Green, yellow, red or N/A in any spelling of the services; '' is N/A. */
  semaphore: string | null | undefined
}
export type Kind = keyof KindValue

/**
 * A single day is asked for on its own and kept as the days from it to it; one of the column's `options` is kept as
 * `oneOf` with it alone.
 */
export type FilterKind = FilterValue['kind'] | 'day' | 'one'

/** How what was asked for is kept. */
export function valueKind(filter: FilterKind): FilterValue['kind'] {
  if (filter === 'day') return 'days'
  return filter === 'one' ? 'oneOf' : filter
}

interface ColumnBase<Row> {
  /** Unique in its list; the catalogue's key of the header: `<area>.columns.<id>`, else `common.columns.<id>`. */
  id: string
  /** A set of columns that one toggle shows and hides. Its name: `<area>.groups.<group>`. */
  group?: string
  /** Not shown until the user asks for it. */
  hidden?: boolean
  /** Left out while no row has a value: not every server sends it. */
  optional?: boolean
  /** The list stands in this order before anybody sorts. One column of a list at most. */
  sorted?: 'ascending' | 'descending'
  /** How the filter panel asks for it. Absent: no filter. */
  filter?: FilterKind
  /** Of a filter `one`: the values of the wire to choose from, called `<area>.values.<id>.<value>`. */
  options?: readonly string[]
  /** Pixels at most, where the content is wider. Absent: by kind. */
  width?: number
  /** Of the first column: consecutive rows of one value are a group, which shows that value once in full strength. */
  grouped?: boolean
  /** A mark before the cell's value, such as the obsolete triangle. `now`: when the rows arrived. */
  mark?: (row: Row, now: number) => Mark | null
  /** A figure that is there and does not count: struck through, and said so. */
  struck?: (row: Row) => boolean
}

export interface Mark {
  tone: 'warning' | 'danger' | 'success' | 'info'
  /** Its words: `<area>.marks.<id>`, where `{age}` stands for how long ago `since` was. */
  id: string
  since?: string | null
}

/** The row's field of the same name, or `value` where the cell is computed. `now`: when the rows arrived. */
type ValueOf<Row, V> =
  | {
      id: { [Key in keyof Row]-?: Row[Key] extends V ? Key : never }[keyof Row] & string
      value?: (row: Row, now: number) => V
    }
  | { id: string; value: (row: Row, now: number) => V }

export type Column<Row> = {
  [K in Kind]: ColumnBase<Row> &
    ValueOf<Row, KindValue[K]> & { kind: K } & (K extends 'link'
      ? { to: (row: Row) => string | null }
      : K extends 'badge'
        ? { tone: (row: Row) => Tone }
        : unknown)
}[Kind]
