import { createElement, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLoaded } from '../../lib/react/useLoaded.ts'
import type { PrintTableProps } from './PrintTable.tsx'

interface PrintViewProps<Row> extends PrintTableProps<Row> {
  onPrinted?: (() => void) | undefined
}

const loadTable = async () => (await import('./PrintTable.tsx')).PrintTable

/** Renders the print view of a list while the browser prints. */
export function PrintView<Row>({ onPrinted, ...props }: PrintViewProps<Row>) {
  const PrintTable = useLoaded(true, loadTable)
  const [printing, setPrinting] = useState(false)
  const after = useEffectEvent(() => {
    setPrinting(false)
    onPrinted?.()
  })
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true))
    const done = () => after()
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', done)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', done)
    }
  }, [])
  return printing && PrintTable ? createElement(PrintTable<Row>, props) : null
}
