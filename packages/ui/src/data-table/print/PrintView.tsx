import { createElement, use, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { FirstResponseContext } from '../../lib/contexts.ts'
import { lazyModule, useLazy } from '../../lib/lazy.ts'
import type { PrintTableProps } from './PrintTable.tsx'

interface PrintViewProps<Row> extends PrintTableProps<Row> {
  onPrinted?: (() => void) | undefined
}

const loadTable = lazyModule(async () => (await import('./PrintTable.tsx')).PrintTable)

/** Renders the print view of a list while the browser prints. */
export function PrintView<Row>({ onPrinted, ...props }: PrintViewProps<Row>) {
  const PrintTable = useLazy(loadTable, use(FirstResponseContext))
  const [printing, setPrinting] = useState(false)
  const finish = useEffectEvent(() => {
    setPrinting(false)
    onPrinted?.()
  })
  useEffect(() => {
    const onBeforePrint = () => flushSync(() => setPrinting(true))
    const onAfterPrint = () => finish()
    window.addEventListener('beforeprint', onBeforePrint)
    window.addEventListener('afterprint', onAfterPrint)
    return () => {
      window.removeEventListener('beforeprint', onBeforePrint)
      window.removeEventListener('afterprint', onAfterPrint)
    }
  }, [])
  return printing && PrintTable ? createElement(PrintTable<Row>, props) : null
}
