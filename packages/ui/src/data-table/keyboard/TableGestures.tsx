import { use } from 'react'
import { ToastContext } from '../../components/toast/toastContext.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { FullValue } from '../body/FullValue.tsx'
import { useColumnKeys } from '../columns/useColumnKeys.ts'
import { useColumnPointer } from '../columns/useColumnPointer.ts'
import type { Peek, PeekedRow } from '../peek/peek.ts'
import { RowPeek } from '../peek/RowPeek.tsx'
import type { DataTableModel } from '../useDataTable.tsx'
import { ShortcutList } from './ShortcutList.tsx'
import { useCopy } from './useCopy.ts'
import { useReveal, type Reveal, type RevealOptions } from './useReveal.ts'
import { useRowShortcuts } from './useRowShortcuts.ts'

interface TableGesturesProps<Row> extends RevealOptions {
  table: DataTableModel<Row>
  reveal: Reveal | null
  peek: Peek | undefined
  peeked: PeekedRow | null
  onPeek: (peeked: PeekedRow | null) => void
  onCopyRow: (row: Row) => void
  announce: (text: string) => void
}

/** Gestures, row shortcuts and what they open: full values, revealed rows and the peek. Lazy-loaded after the table. */
export function TableGestures<Row>(props: TableGesturesProps<Row>) {
  const { table, scroller, reveal, peek, onCopyRow, announce, rowHeight, goTo } = props
  const t = useText('table')
  const showToast = use(ToastContext)
  useReveal(table, reveal, { scroller, rowHeight, goTo })
  useRowShortcuts(table, scroller, (reason) => showToast?.({ tone: 'info', title: reason }))
  useColumnPointer(table, scroller)
  useColumnKeys(table, scroller, (index) => {
    goTo({ row: -1, column: index + table.leading })
    announce(t('chooser.moved', { place: index + 1, count: table.currentModel.visible.length }))
  })
  useCopy(table, scroller, onCopyRow)
  return (
    <>
      <FullValue table={table} scroller={scroller} />
      <ShortcutList table={table} canPeek={peek !== undefined} />
      {peek && scroller ? <RowPeek {...props} scroller={scroller} peek={peek} /> : null}
    </>
  )
}
