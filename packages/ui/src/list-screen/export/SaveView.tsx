import { useCallback, useEffect, useRef, useState } from 'react'
import { ProgressDialog, type WorkState } from '../../components/progress/ProgressDialog.tsx'
import { Preparation } from '../../data-table/engine/preparation.ts'
import { useNarrowed } from '../../data-table/print/useNarrowed.ts'
import type { DataTableModel } from '../../data-table/useDataTable.tsx'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import type { Gather, ListTools } from '../../lib/listTools.ts'
import type { SheetFile, SheetFormat } from '../../lib/sheet.ts'
import { useNow } from '../../lib/values/clock.ts'
import { aboutSheet, viewDigest, type AboutOptions } from './aboutSheet.ts'
import { sheetOf, type SheetSource, type SheetTexts } from './sheetOf.ts'

export interface SaveViewProps<Row> {
  table: DataTableModel<Row>
  title: string
  wanted: SheetFormat | 'print'
  gather?: Gather<Row> | undefined
  onPrint?: ((rows: readonly Row[]) => void) | undefined
  tools: Pick<ListTools, 'save' | 'origin'>
  /** When the rows of the table were requested; absent: now. */
  asOf?: number | undefined
  onClose: () => void
}

/** Milliseconds before the progress dialog appears. */
const patience = 400
/** Timeout of `GET /version` in milliseconds; without a response the version is written as unknown. */
const versionTimeout = 5000

/**
 * Writes the view to a file, or gathers its rows for printing. Shows progress if slow, can be aborted and
 * reports errors.
 */
export function SaveView<Row>(props: SaveViewProps<Row>) {
  const { table, title, wanted, onClose } = props
  const t = useText('list')
  const words = useText('table')
  const { number } = useFormat()
  const narrowed = useNarrowed(table)
  const now = useNow()
  const [work, setWork] = useState<WorkState>({ status: 'running', value: 0 })
  const [attempt, setAttempt] = useState(1)
  const [slow, setSlow] = useState(false)
  const latest = useRef({ ...props, narrowed, now })
  const stop = useRef<AbortController>(null)
  const begun = useRef(0)
  useEffect(() => {
    latest.current = { ...props, narrowed, now }
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
    const label = (key: Parameters<AboutOptions['label']>[0]) => t(`about.${key}`)
    carryOut(latest.current, { ...texts, label }, report, controller.signal).then(
      () => latest.current.onClose(),
      (error: unknown) => {
        if (controller.signal.aborted) return
        const message = error instanceof Error ? error.message : String(error)
        setWork({ status: 'failed', error: { message }, retry })
      },
    )
  }, [title, t, words, number])

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

interface Wanted<Row> extends SaveViewProps<Row> {
  narrowed: readonly string[]
  now: number
}

async function carryOut<Row>(
  props: Wanted<Row>,
  texts: SheetTexts & Pick<AboutOptions, 'label'>,
  report: (done: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const { table, wanted, gather, onPrint, tools } = props
  if (!gather) {
    if (wanted === 'print') return
    const sheet = await withOrigin(sheetOf(table, texts), props, wanted, texts.label, signal)
    await tools.save(sheet, wanted, report, signal)
    return
  }
  const rows = await gather((done) => report(wanted === 'print' ? done : done / 2), signal)
  signal.throwIfAborted()
  if (wanted === 'print') return onPrint?.(rows)
  const sheet = await withOrigin(sheetOf(whole(table, rows), texts), props, wanted, texts.label, signal)
  await tools.save(sheet, wanted, (done) => report((1 + done) / 2), signal)
}

async function withOrigin<Row>(
  sheet: ReturnType<typeof sheetOf>,
  { table, title: page, narrowed, tools, gather, now, asOf: shownAt }: Wanted<Row>,
  format: SheetFormat,
  label: AboutOptions['label'],
  signal: AbortSignal,
): Promise<SheetFile> {
  const { origin } = tools
  const { rows } = sheet
  const digest = viewDigest(table.view, origin.scopeKey)
  const asOf = gather ? now : (shownAt ?? now)
  if (format === 'csv') return { ...sheet, about: null, digest, asOf }
  const within = AbortSignal.any([signal, AbortSignal.timeout(versionTimeout)])
  const serverVersion = await origin.serverVersion(within).catch(() => null)
  signal.throwIfAborted()
  const about = aboutSheet({ label, page, narrowed, digest, origin, serverVersion, asOf, rows })
  return { ...sheet, about, digest, asOf }
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
