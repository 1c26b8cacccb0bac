import { clsx } from 'clsx'
import { createElement, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { FirstResponseContext, OwnPageContext } from '../../lib/contexts.ts'
import { lazyModule, useLazy } from '../../lib/lazy.ts'
import type { DataTableModel } from '../useDataTable.tsx'
import type { PrintTableProps } from './PrintTable.tsx'

interface PrintViewProps<Row> extends PrintTableProps<Row> {
  /** The user chose to print the list. On a page of others, printing the page does not print the list. */
  requested?: boolean
  onPrinted?: (() => void) | undefined
}

const loadTable = lazyModule(async () => (await import('./PrintTable.tsx')).PrintTable)
const loadBlock = lazyModule(async () => (await import('./PrintTable.tsx')).PrintBlock)

/** Renders the print view of a list while the browser prints. */
export function PrintView<Row>({ requested = false, onPrinted, ...props }: PrintViewProps<Row>) {
  const PrintTable = useLazy(loadTable, use(FirstResponseContext))
  const isOwnPage = use(OwnPageContext)
  const printing = usePrinting(isOwnPage || requested, onPrinted)
  return printing && PrintTable ? createElement(PrintTable<Row>, props) : null
}

/** A list inside a page. On paper it has all its rows instead of those on the screen. */
export function PrintableBlock<Row>({
  table,
  children,
}: {
  table: DataTableModel<Row>
  children: ReactNode
}) {
  const PrintBlock = useLazy(loadBlock, use(FirstResponseContext))
  const printing = usePrinting(table.counts.matched > 0)
  const isReplaced = printing && PrintBlock !== null
  return (
    <>
      <div className={clsx('contents', isReplaced && 'print:hidden')}>{children}</div>
      {isReplaced ? createElement(PrintBlock<Row>, { table }) : null}
    </>
  )
}

function usePrinting(isExpected: boolean, onPrinted?: () => void): boolean {
  const [printing, setPrinting] = useState(false)
  const finish = useEffectEvent(() => {
    setPrinting(false)
    onPrinted?.()
  })
  useEffect(() => {
    if (!isExpected) return undefined
    const onBeforePrint = () => flushSync(() => setPrinting(true))
    const onAfterPrint = () => finish()
    window.addEventListener('beforeprint', onBeforePrint)
    window.addEventListener('afterprint', onAfterPrint)
    return () => {
      window.removeEventListener('beforeprint', onBeforePrint)
      window.removeEventListener('afterprint', onAfterPrint)
    }
  }, [isExpected])
  return printing
}
