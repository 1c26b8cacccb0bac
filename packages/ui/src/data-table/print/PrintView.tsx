import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { PrintTable, type PrintTableProps } from './PrintTable.tsx'

interface PrintViewProps<Row> extends PrintTableProps<Row> {
  onPrinted?: (() => void) | undefined
}

/** Gives a list its view on paper: made when the browser is about to print, and gone after. */
export function PrintView<Row>({ onPrinted, ...props }: PrintViewProps<Row>) {
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
  return printing ? <PrintTable {...props} /> : null
}
