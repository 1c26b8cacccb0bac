import { createElement, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLoaded } from '../../lib/useLoaded.ts'
import type { PrintTableProps } from './PrintTable.tsx'

interface PrintViewProps<Row> extends PrintTableProps<Row> {
  onPrinted?: (() => void) | undefined
}

// The browser takes what stands there when its event has been handled: by then the view must have been loaded.
const load = async () => (await import('./PrintTable.tsx')).PrintTable

/** Gives a list its view on paper: made when the browser is about to print, and gone after. */
export function PrintView<Row>({ onPrinted, ...props }: PrintViewProps<Row>) {
  const [printing, setPrinting] = useState(false)
  const PrintTable = useLoaded(true, load)
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
