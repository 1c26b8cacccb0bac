import { useCallback, useEffect, useRef, useState } from 'react'
import { ProgressDialog, type WorkState } from '../../components/progress/ProgressDialog.tsx'
import { Preparation } from '../../data-table/engine/preparation.ts'
import type { DataTableModel } from '../../data-table/useDataTable.tsx'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import type { Gather, ListTools } from '../../lib/listTools.ts'
import type { SheetFormat } from '../../lib/sheet.ts'
import { sheetOf, type SheetSource, type SheetTexts } from './sheetOf.ts'

export interface SaveViewProps<Row> {
  table: DataTableModel<Row>
  title: string
  wanted: SheetFormat | 'print'
  gather?: Gather<Row> | undefined
  onPrint?: ((rows: readonly Row[]) => void) | undefined
  save: ListTools['save']
  onClose: () => void
}

/** Milliseconds before the progress dialog appears. */
const patience = 400

/**
 * Writes the view to a file, or gathers its rows for printing. Shows progress if slow, can be aborted and
 * reports errors.
 */
export function SaveView<Row>(props: SaveViewProps<Row>) {
  const { table, title, wanted, onClose } = props
  const t = useText('list')
  const words = useText('table')
  const { number } = useFormat()
  const [work, setWork] = useState<WorkState>({ status: 'running', value: 0 })
  const [attempt, setAttempt] = useState(1)
  const [slow, setSlow] = useState(false)
  const latest = useRef(props)
  const stop = useRef<AbortController>(null)
  const begun = useRef(0)
  useEffect(() => {
    latest.current = props
  })

  const start = useCallback(() => {
    const controller = new AbortController()
    stop.current = controller
    const texts: SheetTexts = {
      title,
      unit: (unit) => words(`units.${unit}`),
      words: { true: words('boolean.true'), false: words('boolean.false') },
      isDecimalComma: number(0.5, 1).includes(','),
    }
    const retry = () => {
      setWork({ status: 'running', value: 0 })
      setAttempt((times) => times + 1)
    }
    const report = (value: number) => {
      if (!controller.signal.aborted) setWork({ status: 'running', value })
    }
    carryOut(latest.current, texts, report, controller.signal).then(
      () => latest.current.onClose(),
      (error: unknown) => {
        if (controller.signal.aborted) return
        const message = error instanceof Error ? error.message : String(error)
        setWork({ status: 'failed', error: { message }, retry })
      },
    )
  }, [title, words, number])

  // Waits for a pending search, so that the file matches the view.
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
  useEffect(
    () => () => {
      stop.current?.abort()
      // Strict Mode runs effects twice. The second run starts again.
      begun.current = 0
    },
    [],
  )

  function cancel() {
    stop.current?.abort()
    onClose()
  }

  return (
    <ProgressDialog
      open={slow || work.status === 'failed'}
      title={t(wanted === 'print' ? 'print.running' : 'export.running', { title })}
      work={work}
      onCancel={cancel}
      onClose={onClose}
    />
  )
}

async function carryOut<Row>(
  { table, wanted, gather, onPrint, save }: SaveViewProps<Row>,
  texts: SheetTexts,
  report: (done: number) => void,
  signal: AbortSignal,
): Promise<void> {
  if (!gather) {
    if (wanted !== 'print') await save(sheetOf(table, texts), wanted, report, signal)
    return
  }
  const rows = await gather((done) => report(wanted === 'print' ? done : done / 2), signal)
  signal.throwIfAborted()
  if (wanted === 'print') onPrint?.(rows)
  else await save(sheetOf(whole(table, rows), texts), wanted, (done) => report((1 + done) / 2), signal)
}

/** The table as if it held all rows of the view. */
function whole<Row>(table: DataTableModel<Row>, rows: readonly Row[]): SheetSource<Row> {
  const { columns, preparation, now } = table
  return {
    ...table,
    selected: null,
    preparation: new Preparation({ columns, texts: preparation.texts, rows, now }),
  }
}
