import { ChevronDown, Download } from 'lucide-react'
import { createElement, useState } from 'react'
import { buttonClass } from '../../components/button/Button.tsx'
import { type ExportChoice, useExportRun } from '../../components/export-button/ExportButton.tsx'
import { LazyMenu } from '../../components/menu/LazyMenu.tsx'
import { Spinner } from '../../components/progress/Spinner.tsx'
import type { DataTableModel } from '../../data-table/useDataTable.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { lazyModule, useLazy } from '../../lib/lazy.ts'
import type { FetchAllRows, ListTools } from '../../lib/listTools.ts'
import type { SheetFormat } from '../../lib/sheet.ts'

export interface ExportToolsProps<Row> {
  tools: Pick<ListTools, 'save' | 'origin'>
  table: DataTableModel<Row>
  title: string
  /** There are rows to export. */
  ready: boolean
  /** When they were requested. */
  asOf?: number | undefined
  fetchAllRows?: FetchAllRows<Row> | undefined
  /**
   * Called with all rows if the table holds only one page. Absent for a list inside a page, which cannot be
   * printed separately.
   */
  onPrint?: ((rows: readonly Row[] | null) => void) | undefined
  serverExports: () => readonly ExportChoice[]
}

const loadChoices = lazyModule(async () => (await import('./ExportChoices.tsx')).ExportChoices)
const loadExportDialog = lazyModule(async () => (await import('./ExportViewDialog.tsx')).ExportViewDialog)

/** Export menu, with lazy-loaded dialogs that write the file. */
export function ExportTools<Row>(props: ExportToolsProps<Row>) {
  const { table, title, ready, fetchAllRows, asOf, onPrint, serverExports: getServerExports, tools } = props
  const t = useText('list')
  const common = useText('common')
  const { busy, run, progress } = useExportRun(title)
  const [target, setTarget] = useState<SheetFormat | 'print' | null>(null)
  const ExportViewDialog = useLazy(loadExportDialog, target !== null)
  return (
    <>
      <LazyMenu
        align="end"
        label={common('actions.export')}
        // Not for each list inside a page.
        command={onPrint ? t('export.command') : undefined}
        className={buttonClass({ size: 'toolbar' })}
        content={
          <>
            <span className="contents">{busy ? <Spinner /> : <Download aria-hidden size={16} />}</span>
            <span className="max-xl:hidden">{common('actions.export')}</span>
            <ChevronDown aria-hidden size={14} />
          </>
        }
        load={loadChoices}
        entries={{
          serverExports: getServerExports,
          busy,
          rows: ready ? table.counts.matched : null,
          isPage: table.paginated && !fetchAllRows,
          onSave: setTarget,
          onPrint: onPrint ? () => (fetchAllRows ? setTarget('print') : onPrint(null)) : null,
          onServerExport: (choice: ExportChoice) => void run(choice),
        }}
      />
      {progress}
      {target !== null && ExportViewDialog
        ? createElement(ExportViewDialog<Row>, {
            table,
            title,
            target,
            fetchAllRows,
            onPrint,
            tools,
            asOf,
            onClose: () => setTarget(null),
          })
        : null}
    </>
  )
}
