import { X } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import type { Tone } from '../../components/badge/tones.tsx'
import { Button } from '../../components/button/Button.tsx'
import { idOf } from '../../data-table/body/idOf.ts'
import { linkOf } from '../../data-table/body/placedRow.ts'
import { useWriter, type Writer } from '../../data-table/body/useFullValue.ts'
import type { Column } from '../../data-table/columns/column.ts'
import { useColumnTexts } from '../../data-table/columns/useColumnTexts.ts'
import { readKey, type Key } from '../../data-table/engine/read.ts'
import { runSliced, type Work } from '../../data-table/engine/slices.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { Before, ListState } from '../../lib/state.ts'
import { useNow } from '../../lib/values/clock.ts'
import { diffRows, named, type ComparedRow } from '../../lib/values/diffRows.ts'
import { formatDay } from '../../lib/values/format.ts'
import type { ListArea } from '../listArea.ts'
import { PlainList } from '../PlainList.tsx'
import type { ListCount } from '../toolbar/ListCounts.tsx'

export interface CompareScreenProps<Row> {
  area: ListArea
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  before: Before<Row>
  rowId: (row: Row) => string
  refreshing: boolean
  onRefresh: (() => void) | undefined
}

type Change = 'added' | 'removed' | 'changed'

/** One line a field that changed, one a row that came or went. */
interface ChangeRow {
  id: string
  row: string
  link: string | null
  change: Change
  field: string
  from: string
  to: string
}

const tones: Record<Change, Tone> = { added: 'success', removed: 'warning', changed: 'info' }

const changeColumns: readonly Column<ChangeRow>[] = [
  { id: 'row', kind: 'link', to: ({ link }) => link, width: 280, filter: 'text' },
  { id: 'change', kind: 'badge', tone: ({ change }) => tones[change], width: 140, filter: 'oneOf' },
  { id: 'field', kind: 'text', width: 220, filter: 'oneOf' },
  { id: 'from', kind: 'text', width: 280, filter: 'text' },
  { id: 'to', kind: 'text', width: 280, filter: 'text' },
]

const counts: readonly ListCount[] = [
  { id: 'added', column: 'change', filter: { kind: 'oneOf', values: ['added'] }, tone: 'success' },
  { id: 'removed', column: 'change', filter: { kind: 'oneOf', values: ['removed'] }, tone: 'warning' },
  { id: 'changed', column: 'change', filter: { kind: 'oneOf', values: ['changed'] }, tone: 'info' },
]

/** When a row was last reported says nothing about what it is. */
const reported = new Set(['createdAt', 'updatedAt', 'updateAt'])

/** What is different between two days of one list. */
export function CompareScreen<Row>(props: CompareScreenProps<Row>) {
  const { area, columns, rows, before, rowId, refreshing, onRefresh } = props
  const t = useText('list')
  const own = useText(area)
  const texts = useColumnTexts(area)
  const write = useWriter(texts)
  const now = useNow()
  const [asked] = useState(now)
  const found = useChanges({ columns, rows, before, rowId, now: asked, write, header: texts.header })
  const list = useMemo(
    (): ListState<ChangeRow> =>
      found === null ? { status: 'loading' } : { status: 'ready', rows: found, refreshing },
    [found, refreshing],
  )
  const until = before.until === null ? t('compare.day') : formatDay(before.until)
  return (
    <PlainList
      area="list.compare"
      title={t('compare.titleOf', { title: own('title'), from: formatDay(before.day), to: until })}
      columns={changeColumns}
      list={list}
      rowId={({ id }) => id}
      onRefresh={onRefresh}
      counts={counts}
      primaryAction={
        <Button onClick={before.onClose}>
          <X size={16} />
          {t('compare.close')}
        </Button>
      }
    />
  )
}

interface Sources<Row> extends Pick<CompareScreenProps<Row>, 'columns' | 'rows' | 'before' | 'rowId'> {
  now: number
  write: Writer
  header: (id: string) => string
}

/** `null` while they are computed. */
function useChanges<Row>(sources: Sources<Row>): readonly ChangeRow[] | null {
  const { columns, rows, before, header } = sources
  const [found, setFound] = useState<{
    rows: unknown
    before: unknown
    changes: readonly ChangeRow[]
  } | null>(null)
  const earlier = before.rows
  useEffect(
    () => runSliced(changesOf(sources), (changes) => setFound({ rows, before: earlier, changes })),
    // oxlint-disable-next-line react/exhaustive-deps -- values are written anew with the language, as the headers are
    [columns, rows, earlier, header],
  )
  return found?.rows === rows && found.before === earlier ? found.changes : null
}

const rowsPerStep = 200

function* changesOf<Row>(sources: Sources<Row>): Work<readonly ChangeRow[]> {
  const { columns, rows, before, rowId, now, write, header } = sources
  const compared = columns.filter(({ id }) => !reported.has(id))
  function* read(of: readonly Row[], moment: number): Work<ComparedRow<Row, Key>[]> {
    const all: ComparedRow<Row, Key>[] = []
    for (const [id, row] of named(of, (row) => idOf({ rowId }, row))) {
      if (all.length % rowsPerStep === 0) yield
      all.push({ id, row, values: compared.map((column) => readKey(column, row, moment)) })
    }
    return all
  }
  // What a row says about its age it says of its own day.
  const earlier = yield* read(before.rows, endOf(before.day))
  const later = yield* read(rows, before.until === null ? now : endOf(before.until))
  const { added, removed, changed } = diffRows(earlier, later)
  const [first] = columns
  const nameOf = (row: Row) => (first ? write(first, readKey(first, row, now)) : '')
  const whole = (change: 'added' | 'removed') => {
    return ({ id, row }: ComparedRow<Row, Key>): ChangeRow => {
      const link = change === 'added' && first ? linkOf(first, row) : null
      return { id: `${change} ${id}`, row: nameOf(row), link, change, field: '', from: '', to: '' }
    }
  }
  return [
    ...added.map(whole('added')),
    ...removed.map(whole('removed')),
    ...changed.flatMap(({ id, row, fields }) =>
      fields.flatMap(({ at, from, to }): ChangeRow[] => {
        const column = compared[at]
        if (!column) return []
        const texts = { from: write(column, from), to: write(column, to) }
        const name = { row: nameOf(row), link: first ? linkOf(first, row) : null, field: header(column.id) }
        return [{ id: `${column.id} ${id}`, change: 'changed', ...name, ...texts }]
      }),
    ),
  ]
}

function endOf(day: string): number {
  return new Date(`${day}T23:59:59`).getTime()
}
