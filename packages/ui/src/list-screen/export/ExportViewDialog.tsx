import { useCallback, useEffect, useRef, useState } from 'react'
import { ProgressDialog, useIsSlow, type WorkState } from '../../components/progress/ProgressDialog.tsx'
import { TableStore } from '../../data-table/engine/tableStore.ts'
import { useFilterLines } from '../../data-table/print/useFilterLines.ts'
import type { DataTableModel } from '../../data-table/useDataTable.tsx'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { useNow } from '../../lib/dates.ts'
import type { FetchAllRows, ListTools } from '../../lib/listTools.ts'
import type { SheetFile, SheetFormat } from '../../lib/sheet.ts'
import { aboutSheet, viewDigest, type AboutOptions } from './aboutSheet.ts'
import { sheetOf, type SheetSource, type SheetTexts } from './sheetOf.ts'

export interface ExportViewDialogProps<Row> {
  table: DataTableModel<Row>
  title: string
  target: SheetFormat | 'print'
  fetchAllRows?: FetchAllRows<Row> | undefined
  onPrint?: ((rows: readonly Row[]) => void) | undefined
  tools: Pick<ListTools, 'save' | 'origin'>
  /** When the rows of the table were requested; absent: now. */
  asOf?: number | undefined
  onClose: () => void
}

/** Timeout of `GET /version` in milliseconds; without a response the version is written as unknown. */
const versionTimeout = 5000

/**
 * Writes the view to a file, or gathers its rows for printing. Shows progress if slow, can be aborted and
 * reports errors.
 */
export function ExportViewDialog<Row>(props: ExportViewDialogProps<Row>) {
  const { table, title, target, onClose } = props
  const t = useText('list')
  const tableText = useText('table')
  const common = useText('common')
  const { number } = useFormat()
  const filterLines = useFilterLines(table)
  const now = useNow()
  const [work, setWork] = useState<WorkState>({ status: 'running', value: 0 })
  const [attempt, setAttempt] = useState(1)
  const isSlow = useIsSlow()
  const latest = useRef({ ...props, filterLines, now })
  const abortController = useRef<AbortController>(null)
  const startedAttempt = useRef(0)
  useEffect(() => {
    latest.current = { ...props, filterLines, now }
  })

  const start = useCallback(() => {
    const controller = new AbortController()
    abortController.current = controller
    const texts: SheetTexts = {
      title,
      unit: (unit) => tableText(`units.${unit}`),
      labels: { true: common('state.yes'), false: common('state.no') },
      isDecimalComma: number(0.5, 1).includes(','),
      unread: ({ sent }) => (sent === null ? tableText('unread.mark') : tableText('unread.sent', { sent })),
    }
    const retry = () => {
      setWork({ status: 'running', value: 0 })
      setAttempt((count) => count + 1)
    }
    const onProgress = (value: number) => {
      if (!controller.signal.aborted) setWork({ status: 'running', value })
    }
    const label = (key: Parameters<AboutOptions['label']>[0]) => t(`about.${key}`)
    runExport(latest.current, { ...texts, label }, onProgress, controller.signal).then(
      () => latest.current.onClose(),
      (error: unknown) => {
        if (controller.signal.aborted) return
        const message = error instanceof Error ? error.message : String(error)
        setWork({ status: 'failed', error: { message }, retry })
      },
    )
  }, [title, t, tableText, common, number])

  // Waits for a pending search, so that the file matches the view.
  const isSearchPending = table.pending
  useEffect(() => {
    if (isSearchPending || startedAttempt.current === attempt) return
    startedAttempt.current = attempt
    start()
  }, [isSearchPending, attempt, start])
  useEffect(
    () => () => {
      abortController.current?.abort()
      // Strict Mode runs effects twice. The second run starts again.
      startedAttempt.current = 0
    },
    [],
  )

  function cancel() {
    abortController.current?.abort()
    onClose()
  }

  return (
    <ProgressDialog
      open={isSlow || work.status === 'failed'}
      title={t(target === 'print' ? 'print.running' : 'export.running', { title })}
      progress={work}
      onCancel={cancel}
      onClose={onClose}
    />
  )
}

interface ExportJob<Row> extends ExportViewDialogProps<Row> {
  filterLines: readonly string[]
  now: number
}

async function runExport<Row>(
  props: ExportJob<Row>,
  texts: SheetTexts & Pick<AboutOptions, 'label'>,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const { table, target, fetchAllRows, onPrint, tools } = props
  if (!fetchAllRows) {
    if (target === 'print') return
    const sheet = await withOrigin(sheetOf(table, texts), props, target, texts.label, signal)
    await tools.save(sheet, target, onProgress, signal)
    return
  }
  const rows = await fetchAllRows((done) => onProgress(target === 'print' ? done : done / 2), signal)
  signal.throwIfAborted()
  if (target === 'print') return onPrint?.(rows)
  const sheet = await withOrigin(sheetOf(withAllRows(table, rows), texts), props, target, texts.label, signal)
  await tools.save(sheet, target, (done) => onProgress((1 + done) / 2), signal)
}

async function withOrigin<Row>(
  sheet: ReturnType<typeof sheetOf>,
  { table, title: page, filterLines, tools, fetchAllRows, now, asOf: shownAt }: ExportJob<Row>,
  format: SheetFormat,
  label: AboutOptions['label'],
  signal: AbortSignal,
): Promise<SheetFile> {
  const { origin } = tools
  const { rows } = sheet
  const digest = viewDigest(table.view, origin.scopeKey)
  const asOf = fetchAllRows ? now : (shownAt ?? now)
  if (format === 'csv') return { ...sheet, about: null, digest, asOf }
  const versionSignal = AbortSignal.any([signal, AbortSignal.timeout(versionTimeout)])
  const serverVersion = await origin.serverVersion(versionSignal).catch(() => null)
  signal.throwIfAborted()
  const about = aboutSheet({ label, page, filterLines, digest, origin, serverVersion, asOf, rows })
  return { ...sheet, about, digest, asOf }
}

/** The table as if it held all rows of the view. */
function withAllRows<Row>(table: DataTableModel<Row>, rows: readonly Row[]): SheetSource<Row> {
  const { columns, tableStore, now } = table
  return {
    ...table,
    result: null,
    tableStore: new TableStore({ columns, texts: tableStore.texts, rows, now }),
  }
}
