import { type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useMessages } from 'use-intl/react'
import type { Tone } from '../../components/badge/Badge.tsx'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { useNow } from '../../lib/dates.ts'
import { missingValue } from '../../lib/format.ts'
import { lazy } from '../../lib/lazy.ts'
import { lookUp } from '../../lib/records.ts'
import type { UnreadValue } from '../../lib/unreadValues.ts'
import { cellLinkOf, idOf, isCritical, markOf, rowAt, rowLinkOf, toneOf } from '../body/rows.ts'
import type { Column, Kind, Mark } from '../columns/column.ts'
import { kinds } from '../columns/kinds.tsx'
import { useFullValue, useValueFormatter } from '../columns/useColumnTexts.ts'
import { type Key, readKey, unreadIn } from '../engine/keys.ts'
import { pageAt, positionOf, type RevealOptions } from '../keyboard/useReveal.ts'
import type { DataTableModel } from '../useDataTable.tsx'

const PeekDrawer = lazy(async () => (await import('./PeekDrawer.tsx')).PeekDrawer)

export interface RowPeekProps<Row> extends Omit<RevealOptions, 'scroller'> {
  table: DataTableModel<Row>
  scroller: HTMLElement
  peek: Peek<Row>
  peeked: PeekedRow | null
  onPeek: (peeked: PeekedRow | null) => void
}

/** Side peek of a table: one row in a drawer, with the rows before and after as filtered and sorted. */
export function RowPeek<Row>({ table, scroller, rowHeight, goTo, peek, peeked, onPeek }: RowPeekProps<Row>) {
  const t = useText('table')
  const fullValue = useFullValue(table.texts)
  const factsOf = usePeekFacts(table, peek)
  const position = usePosition(table, peeked)
  const { offset, result, now } = table
  const count = result?.order?.length ?? result?.rows.length ?? 0
  const row = position < 0 ? undefined : rowAt(table, position - offset)

  function peekAt(next: number) {
    const nextRow = rowAt(table, next - offset)
    if (nextRow !== undefined) onPeek({ id: idOf(table, nextRow), position: next })
  }

  usePeekGestures({ scroller, position, offset, onPeek: peekAt, onClose: () => onPeek(null) })
  useFollow({ table, scroller, rowHeight, position })
  const isGone = peeked !== null && row === undefined && result !== null
  useEffect(() => {
    if (isGone) onPeek(null)
  }, [isGone, onPeek])

  const [identity] = table.columns
  if (row === undefined || !identity) return null
  const to = rowLinkOf(table, row)
  const action =
    to === null
      ? table.rowActions?.(row).find(({ inPeek, disabled }) => inPeek && disabled === undefined)
      : undefined
  return (
    <Suspense fallback={null}>
      <PeekDrawer
        title={fullValue(identity, row, now) || missingValue}
        to={to}
        action={
          action && {
            label: action.label,
            // The form replaces the peek.
            onSelect: () => {
              onPeek(null)
              action.onSelect()
            },
          }
        }
        label={t('peek.position', { position: position + 1, count })}
        mark={factsOf([identity.id], row)[0]?.mark ?? null}
        figures={peek.render ? [] : factsOf(peek.figures, row)}
        content={peek.render?.(row)}
        facts={factsOf(peek.facts, row)}
        onPrevious={position > 0 ? () => peekAt(position - 1) : null}
        onNext={position < count - 1 ? () => peekAt(position + 1) : null}
        onClose={() => onPeek(null)}
        onReturnFocus={() => goTo({ row: Math.max(0, position - offset), column: table.leading })}
      />
    </Suspense>
  )
}

/** Position of the peeked row after sorting, filtering and refreshing, or -1. */
function usePosition<Row>(table: DataTableModel<Row>, peeked: PeekedRow | null): number {
  const { result, offset } = table
  return useMemo(() => {
    if (!peeked || !result) return -1
    const row = rowAt(table, peeked.position - offset)
    return row !== undefined && idOf(table, row) === peeked.id
      ? peeked.position
      : positionOf(table, peeked.id)
    // oxlint-disable-next-line react/exhaustive-deps -- the table is a new object each render; these are the fields used
  }, [peeked, result?.rows, result?.order, offset])
}

interface FollowOptions<Row> {
  table: DataTableModel<Row>
  scroller: HTMLElement
  rowHeight: number
  position: number
}

/** Turns to the page of the peeked row and scrolls it into view, once for each row: the pager may then leave its page. */
function useFollow<Row>({ table, scroller, rowHeight, position }: FollowOptions<Row>) {
  const { counts, offset, view, paginated, result } = table
  const query = result?.query
  const followed = useRef<{ position: number; query: unknown } | null>(null)
  useEffect(
    () => {
      const isFollowed = followed.current?.position === position && followed.current.query === query
      if (position < 0) {
        followed.current = null
        return
      }
      const page = paginated ? counts.page : pageAt(position, view.pageSize)
      if (page !== counts.page) {
        if (!isFollowed) table.setView({ page })
        return
      }
      followed.current = { position, query }
      const header = scroller.querySelector('thead')?.clientHeight ?? 0
      const height = scroller.clientHeight - header
      const top = (position - offset) * rowHeight
      if (top < scroller.scrollTop || top + rowHeight > scroller.scrollTop + height)
        scroller.scrollTo({ top: top - height / 2 })
    },
    // oxlint-disable-next-line react/exhaustive-deps -- only when another row is peeked or its page is shown
    [position, counts.page, offset],
  )
}

/** Column ids of the facts in the side peek of a list. Ids that the list does not have are left out. */
export interface Peek<Row = unknown> {
  /** The facts that decide, at the top. */
  figures: readonly string[]
  facts: readonly string[]
  /** Column ids that need action if they have a value. */
  danger?: readonly string[]
  /** In place of the figures, for a row with details of its own. */
  // oxlint-disable-next-line typescript/method-signature-style -- a list takes a peek that does not render its rows
  render?(row: Row): ReactNode
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
  unread: UnreadValue | null
  critical: boolean
  to: string | null
}

export interface PeekMark {
  mark: Mark
  label: string
}

interface PeekGestureOptions {
  scroller: HTMLElement
  /** Position of the peeked row, or -1. */
  position: number
  /** Position of the first row of the page. */
  offset: number
  onPeek: (position: number) => void
  onClose: () => void
}

/** Opens the peek with Space, and follows the focus while it is open. */
function usePeekGestures({ scroller, position, offset, onPeek, onClose }: PeekGestureOptions) {
  const positionOf = (target: EventTarget | null) => {
    const row = target instanceof Element ? target.closest('[data-row-index]') : null
    return row === null ? -1 : offset + Number(row.getAttribute('data-row-index'))
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
    if (key !== ' ' || altKey || ctrlKey || metaKey || shiftKey) return
    // Space presses a focused checkbox or button.
    if (!(target instanceof Element) || !target.matches('td, th')) return
    const focused = positionOf(target)
    if (focused < 0) return
    event.preventDefault()
    if (focused === position) onClose()
    else onPeek(focused)
  })

  const onFocusIn = useEffectEvent(({ target }: FocusEvent) => {
    const focused = positionOf(target)
    if (position >= 0 && focused >= 0 && focused !== position) onPeek(focused)
  })

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    scroller.addEventListener('keydown', (event) => onKeyDown(event), { signal })
    scroller.addEventListener('focusin', (event) => onFocusIn(event), { signal })
    return () => controller.abort()
  }, [scroller])
}

/**
 * Reads cells as facts, with the unit in the value. Labels are the column headers, or `<area>.peek.<id>` where
 * a header needs its column group to be understood.
 */
function usePeekFacts<Row>(
  { area, columns, texts, now, pastAt }: DataTableModel<Row>,
  { danger }: Pick<Peek, 'danger'>,
) {
  const t = useText('table')
  const { age } = useFormat()
  const messages: unknown = useMessages()
  const currentTime = useNow()
  const formatValue = useValueFormatter(texts)

  function textOf(column: Column<Row>, value: PeekFact['value']): string {
    const { unit } = kinds[column.kind]
    const text = formatValue(column, value)
    return unit === undefined ? text : `${text} ${t(`units.${unit}`)}`
  }

  return (ids: readonly string[], row: Row): PeekFact[] =>
    ids.flatMap((id) => {
      const column = columns.find((one) => one.id === id)
      if (!column) return []
      const value = readKey(column, row, now)
      const mark = markOf(column, row, now)
      const text = value === null ? '' : textOf(column, value)
      const isAge = column.kind === 'dateTime' && typeof value === 'number'
      return [
        {
          id,
          label: lookUp(messages, [...area.split('.'), 'peek', id]) ?? texts.header(id),
          kind: column.kind,
          value,
          text: isAge ? age(value, pastAt ?? currentTime) : text,
          note: isAge ? text : '',
          tone: toneOf(column, row),
          mark: mark && { mark, label: texts.mark(mark, now) },
          unread: unreadIn(column, row, now),
          critical: isCritical(column, row) || (value !== null && danger?.includes(id) === true),
          to: cellLinkOf(column, row),
        },
      ]
    })
}
