import { Suspense, useEffect, useMemo } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { missingValue } from '../../lib/format.ts'
import { lazyComponent } from '../../lib/react/lazyComponent.ts'
import { idOf } from '../body/idOf.ts'
import { rowAt, rowLinkOf } from '../body/rowAt.ts'
import { useFullValue } from '../body/useFullValue.ts'
import { pageAt, positionOf, type RevealOptions } from '../keyboard/useReveal.ts'
import type { DataTableModel } from '../useDataTable.tsx'
import type { Peek, PeekedRow } from './peek.ts'
import { usePeekFacts } from './usePeekFacts.ts'
import { usePeekGestures } from './usePeekGestures.ts'

const PeekDrawer = lazyComponent(async () => (await import('./PeekDrawer.tsx')).PeekDrawer)

export interface RowPeekProps<Row> extends Omit<RevealOptions, 'scroller'> {
  table: DataTableModel<Row>
  scroller: HTMLElement
  peek: Peek
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
  const action = to === null ? table.rowActions?.(row).find(({ inPeek }) => inPeek) : undefined
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
        figures={factsOf(peek.figures, row)}
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

/** Turns to the page of the peeked row and scrolls it into view. */
function useFollow<Row>({ table, scroller, rowHeight, position }: FollowOptions<Row>) {
  const { counts, offset, view, paginated } = table
  useEffect(
    () => {
      if (position < 0) return
      const page = paginated ? counts.page : pageAt(position, view.pageSize)
      if (page !== counts.page) {
        table.setView({ page })
        return
      }
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
