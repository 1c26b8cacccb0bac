import type { ListView } from '../lib/listView.ts'
import type { ListState } from '../lib/state.ts'

/** How the rows of a list are matched between two dates. */
export interface Comparison<Row> {
  identity: (row: Row) => RowIdentity
  groupedBy: 'host' | 'cluster'
  /** Link of a group; `null` if it has no page. */
  groupTo: (group: string) => string | null
  /** Columns that say where a row is. A row whose place changed has moved. */
  places?: readonly string[] | undefined
}

/**
 * Host or cluster of the row, followed by the values that identify it there. Stable over time, so no document
 * ids and no measurements. Unique in the list, except for tablespaces, whose database the API omits.
 */
export type RowIdentity = readonly [group: IdentityPart, ...rest: readonly IdentityPart[]]

type IdentityPart = string | number | null | undefined

/** A list together with the same list at another date, while both are compared or while it shows a past date. */
export type ComparedState<Row> = ListState<Row> & {
  compared?: ComparedWith<Row>
  today?: ListToday<Row>
  history?: ListHistory<Row> | undefined
}

/** Past days of a list, for counts over time. */
export interface ListHistory<Row> {
  /**
   * Requests the rows of a day, YYYY-MM-DD; null is today. `dismissed` are rows that the list of that day shows too,
   * although their hosts had been dismissed before.
   */
  fetchDay: (
    day: string | null,
    signal: AbortSignal,
  ) => Promise<{ rows: readonly Row[]; dismissed: readonly Row[] }>
  /** Link to the list of that day, with the search and filters of now. */
  linkOf: (day: string | null) => string
}

/** Today's rows of a list that shows a past date, so that it can mark what differs. */
export interface ListToday<Row> {
  list: ListState<Row>
  comparison: Comparison<Row>
  /** The date of the list, YYYY-MM-DD. */
  date: string
  /** Link to the comparison of both. */
  to: string
}

export interface ComparedWith<Row> {
  earlier: ListState<Row>
  comparison: Comparison<Row>
  /** YYYY-MM-DD for the end of that day, or an ISO 8601 time. */
  from: string
  /** Date of the later list; `null` means now. */
  until: string | null
  /** Search, filters and columns of the changes. */
  view?: Partial<ListView> | undefined
  onViewChange?: ((view: Partial<ListView>) => void) | undefined
  /** Shows measurements. Without the callback the screen keeps it. */
  measurements?: boolean | undefined
  onMeasurementsChange?: ((shown: boolean) => void) | undefined
  onClose: () => void
}

/** Stable key of a row within its list. */
export function identityKey<Row>({ identity }: Pick<Comparison<Row>, 'identity'>, row: Row): string {
  return JSON.stringify(identity(row).map((part) => part ?? ''))
}

/** Group and name of a row. The name is '' if the row is the host or cluster itself. */
export function identityNames<Row>({ identity }: Comparison<Row>, row: Row): { group: string; name: string } {
  const [group, ...rest] = identity(row)
  return {
    group: partText(group),
    name: rest
      .map(partText)
      .filter((part) => part !== '')
      .join(' · '),
  }
}

const partText = (part: IdentityPart) => String(part ?? '')

export const changeKinds = ['added', 'removed', 'changed'] as const
export type ChangeKind = (typeof changeKinds)[number]

export interface MatchedRows<Row> {
  added: readonly Row[]
  removed: readonly Row[]
  matched: readonly { before: Row; after: Row }[]
}

/** Compares two versions of a list by row identity. */
export function compareRows<Row>(
  comparison: Pick<Comparison<Row>, 'identity'>,
  before: readonly Row[],
  after: readonly Row[],
): MatchedRows<Row> {
  return matchRows(before, after, (row) => identityKey(comparison, row))
}

/**
 * Pairs rows with equal keys by the first equal fingerprint, then in order. The numbers of added and removed rows do
 * not depend on `fingerprints`.
 */
export function matchRows<Row>(
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => string,
  fingerprints: readonly ((row: Row) => string)[] = [],
): MatchedRows<Row> {
  const earlier = Map.groupBy(before, keyOf)
  const later = Map.groupBy(after, keyOf)
  const added: Row[] = []
  const matched: { before: Row; after: Row }[] = []
  const removed = [...earlier].flatMap(([key, rows]) => (later.has(key) ? [] : rows))
  for (const [key, rows] of later) {
    const earlierRows = earlier.get(key)
    const [first] = earlierRows ?? []
    const [laterRow] = rows
    if (earlierRows === undefined || first === undefined || laterRow === undefined) added.push(...rows)
    else if (earlierRows.length === 1 && rows.length === 1) matched.push({ before: first, after: laterRow })
    else {
      const paired = pairDuplicates(earlierRows, rows, fingerprints)
      added.push(...paired.added)
      removed.push(...paired.removed)
      matched.push(...paired.matched)
    }
  }
  return { added, removed, matched }
}

function pairDuplicates<Row>(
  before: readonly Row[],
  after: readonly Row[],
  fingerprints: readonly ((row: Row) => string)[],
): MatchedRows<Row> {
  const matched: { before: Row; after: Row }[] = []
  let earlier = before
  let later = after
  for (const fingerprint of fingerprints) {
    const unmatched = Map.groupBy(earlier, fingerprint)
    later = later.filter((row) => {
      const counterpart = unmatched.get(fingerprint(row))?.shift()
      if (counterpart !== undefined) matched.push({ before: counterpart, after: row })
      return counterpart === undefined
    })
    earlier = [...unmatched.values()].flat()
  }
  for (const [index, row] of later.entries()) {
    const counterpart = earlier[index]
    if (counterpart !== undefined) matched.push({ before: counterpart, after: row })
  }
  return { matched, added: later.slice(earlier.length), removed: earlier.slice(later.length) }
}
