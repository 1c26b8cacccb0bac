import { useCallback, useEffect, useRef, useState } from 'react'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import type { ListTools } from '../../lib/listTools.ts'
import type { SheetFormat } from '../../lib/sheet.ts'
import type { DataTableModel } from '../data-table/useDataTable.tsx'
import { ProgressDialog, type WorkState } from '../progress/ProgressDialog.tsx'
import { sheetOf } from './sheetOf.ts'

export interface SaveViewProps<Row> {
  table: DataTableModel<Row>
  title: string
  format: SheetFormat
  save: ListTools['save']
  onClose: () => void
}

/** Milliseconds that a file may take before anybody is told. */
const patience = 400

/** A file of what the table shows: says how far it is when that takes a while, can be stopped, and says why it failed. */
export function SaveView<Row>({ table, title, format, save, onClose }: SaveViewProps<Row>) {
  const t = useText('list')
  const words = useText('table')
  const { number } = useFormat()
  const [work, setWork] = useState<WorkState>({ status: 'running', value: 0 })
  const [attempt, setAttempt] = useState(1)
  const [slow, setSlow] = useState(false)
  const latest = useRef({ table, onClose })
  const stop = useRef<AbortController>(null)
  const begun = useRef(0)
  useEffect(() => {
    latest.current = { table, onClose }
  })

  const start = useCallback(() => {
    const controller = new AbortController()
    stop.current = controller
    const sheet = sheetOf(latest.current.table, {
      title,
      unit: (unit) => words(`units.${unit}`),
      words: { true: words('boolean.true'), false: words('boolean.false') },
      isDecimalComma: number(0.5, 1).includes(','),
    })
    const retry = () => {
      setWork({ status: 'running', value: 0 })
      setAttempt((times) => times + 1)
    }
    const report = (value: number) => {
      if (!controller.signal.aborted) setWork({ status: 'running', value })
    }
    save(sheet, format, report, controller.signal).then(
      () => latest.current.onClose(),
      (error: unknown) => {
        if (controller.signal.aborted) return
        const message = error instanceof Error ? error.message : String(error)
        setWork({ status: 'failed', error: { message }, retry })
      },
    )
  }, [title, format, save, words, number])

  // What is searched is not found yet: the file is to be of that.
  const waiting = table.pending
  useEffect(() => {
    if (waiting || begun.current === attempt) return
    begun.current = attempt
    start()
  }, [waiting, attempt, start])
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => () => stop.current?.abort(), [])

  function cancel() {
    stop.current?.abort()
    onClose()
  }

  return (
    <ProgressDialog
      open={slow || work.status === 'failed'}
      title={t('export.running', { title })}
      work={work}
      onCancel={cancel}
      onClose={onClose}
    />
  )
}
