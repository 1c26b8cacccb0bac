import { createElement, use, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { FirstResponseContext, OwnPageContext } from '../../lib/contexts.ts'
import { lazyModule, useLazy } from '../../lib/lazy.ts'
import type { PrintTableProps } from './PrintTable.tsx'

interface PrintViewProps<Row> extends PrintTableProps<Row> {
  /** The user chose to print the list. On a page of others, printing the page does not print the list. */
  requested?: boolean
  onPrinted?: (() => void) | undefined
}

const loadTable = lazyModule(async () => (await import('./PrintTable.tsx')).PrintTable)

/** Renders the print view of a list while the browser prints. */
export function PrintView<Row>({ requested = false, onPrinted, ...props }: PrintViewProps<Row>) {
  const isExpected = use(OwnPageContext) || requested
  const PrintTable = useLazy(loadTable, use(FirstResponseContext))
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
  return printing && PrintTable ? createElement(PrintTable<Row>, props) : null
}
