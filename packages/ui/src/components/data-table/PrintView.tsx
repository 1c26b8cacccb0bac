import { createElement, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLoaded } from '../../lib/useLoaded.ts'
import type { PrintTableProps } from './PrintTable.tsx'

// The browser takes what stands there when its event has been handled: by then the view must have been loaded.
const load = async () => (await import('./PrintTable.tsx')).PrintTable

/** Gives a list its view on paper: made when the browser is about to print, and gone after. */
export function PrintView<Row>(props: PrintTableProps<Row>) {
  const [printing, setPrinting] = useState(false)
  const PrintTable = useLoaded(true, load)
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return printing && PrintTable ? createElement(PrintTable<Row>, props) : null
}
