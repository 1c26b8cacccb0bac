import type { Tone } from '../../components/badge/Badge.tsx'
import type { Messages } from '../../i18n/messages.ts'
import { emptyView, type FilterValue, type ListView } from '../../lib/listView.ts'

/** Value type of each cell kind. */
interface KindValue {
  text: string | null | undefined
  link: string | null | undefined
  number: number | null | undefined
  gigabytes: number | null | undefined
  /** Formatted with a suitable unit. */
  bytes: number | null | undefined
  /** 0 to 100; values out of range are shown unchanged. */
  percent: number | null | undefined
  /** Percentage with a bar colored by fill level. */
  fill: number | null | undefined
  /**
   * Percentage of required licenses that are covered, with a bar in the color of its compliance threshold.
   */
  compliance: number | null | undefined
  /** RFC 3339; year 1, the epoch and '' are blank. Other formats are shown unchanged. */
  dateTime: string | null | undefined
  date: string | null | undefined
  /** A string is an answer other than yes and no, such as `N/A`, and is shown unchanged. */
  boolean: boolean | string | null | undefined
  list: readonly string[] | null | undefined
  /** English names of the days of a week, drawn as seven cells. */
  week: readonly string[] | null | undefined
  version: string | null | undefined
  /** Monospaced, with a copy button. */
  code: string | null | undefined
  /** API code with a tone. Its label is `<area>.values.<id>.<code>`, falling back to the code. */
  badge: string | null | undefined
  /** State of a database or one of its parts. Label and tone belong to the code, see `statusTone`. */
  status: string | null | undefined
  severity: string | null | undefined
  /** Green, yellow, red or N/A in any spelling of the API; '' is N/A. */
  semaphore: string | null | undefined
}
export type Kind = keyof KindValue

/** A header that lists share. */
export type ColumnName = keyof Messages['common']['columns']

/** `day` is stored as a `days` range of one day, and `one` as `oneOf` with one of the column's `options`. */
export type FilterKind = FilterValue['kind'] | 'day' | 'one'

/** Maps a filter control to the kind of its stored value. */
export function valueKind(filter: FilterKind): FilterValue['kind'] {
  if (filter === 'day') return 'days'
  return filter === 'one' ? 'oneOf' : filter
}

interface ColumnBase<Row> {
  /**
   * Unique in its list, and the catalogue key of the header: `<area>.columns.<id>`, falling back to
   * `common.columns.<id>`.
   */
  id: string
  /** Key of the header in `common.columns`, if the id is another name of the same thing. */
  header?: ColumnName
  /** Columns of a group share one toggle. Its name is `<area>.groups.<group>`. */
  group?: string
  /** Hidden by default. */
  hidden?: boolean
  /** Omitted while no row has a value, because not every server version sends it. */
  optional?: boolean
  /** Its values come with another response than the rows, so it keeps its place while no row has one. */
  later?: boolean
  /** Changes with use or time, such as CPU work and used space. Compared apart from the configuration. */
  measured?: boolean
  /** Codes of labeled values from the least to the most. Without it they sort by their words. */
  order?: readonly string[]
  /** Default sort order of the list. At most one column per list. */
  sorted?: 'ascending' | 'descending'
  /** Never shown: the server filters by this value, but the response does not contain it. */
  filterOnly?: boolean
  /** Control in the filter panel. Without it the column has no filter. */
  filter?: FilterKind
  /** API values of a `one` filter, with labels `<area>.values.<id>.<value>`. */
  options?: readonly string[]
  /**
   * Shorter text of the cell, or of an entry of a list. Search finds both texts; filters, sort, the panel with the full
   * value, the side peek and exports have the value.
   */
  short?: (text: string) => string
  /** The cell shows the words of a code, `<area>.values.<id>.<code>`. Otherwise as `short`. */
  translated?: boolean
  /** A time that the cell shows as "3 hours ago". The panel with the full value, the side peek and exports have the date. */
  ago?: boolean
  /** Maximum width in pixels. Defaults to that of the kind. */
  width?: number
  /**
   * For the first column: consecutive rows with the same value form a group, and only the first shows it at
   * full strength.
   */
  grouped?: boolean
  /** Level of the row in a tree, from 0, which indents the value. */
  indent?: (row: Row) => number
  /** Icon before the value, such as the obsolete triangle. `now` is the time the rows arrived. */
  mark?: (row: Row, now: number) => Mark | null
  /** Strikes the value through, for figures that do not count. */
  strike?: (row: Row) => boolean
  /**
   * Slot in the card of a row. Columns with a slot come before the others. `name` explains the code beside it that
   * identifies the row, and `wide` takes the line of both facts.
   */
  card?: 'name' | 'status' | 'fact' | 'wide'
  /** A figure that needs action: bold, in the color of danger. */
  critical?: (row: Row) => boolean
}

/** True if the column can have such a filter. Links filter texts exactly, where the filter panel filters by a part. */
export function acceptsFilter(
  { kind, filter }: { kind: Kind; filter?: FilterKind },
  filterKind: FilterValue['kind'],
): boolean {
  if (filter === undefined) return false
  return (
    valueKind(filter) === filterKind || (filterKind === 'oneOf' && (filter === 'text' || kind === 'boolean'))
  )
}

export interface Mark {
  tone: 'warning' | 'danger' | 'success' | 'info'
  /** Its label is `<area>.marks.<id>`, where `{age}` is the time since `since`. */
  id: string
  since?: string | null
}

/** A field of the row with the same name, or a computed `value`. `now` is the time the rows arrived. */
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

export function initialView<Row>(columns: readonly Column<Row>[]): ListView {
  const first = columns.find(({ sorted }) => sorted !== undefined)
  return {
    ...emptyView,
    sort: first ? { id: first.id, desc: first.sorted === 'descending' } : null,
    hidden: columns.flatMap(({ id, hidden }) => (hidden === true ? [id] : [])),
  }
}
