import { ChevronDown, Download } from 'lucide-react'
import { createElement, useState } from 'react'
import { buttonClass } from '../../components/button/buttonClass.ts'
import type { ExportChoice } from '../../components/export-button/exportChoice.ts'
import { useExportRun } from '../../components/export-button/useExportRun.tsx'
import { OnDemandMenu } from '../../components/menu/OnDemandMenu.tsx'
import { Spinner } from '../../components/progress/Spinner.tsx'
import type { DataTableModel } from '../../data-table/useDataTable.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { Gather, ListTools } from '../../lib/listTools.ts'
import { useLoaded } from '../../lib/react/useLoaded.ts'
import type { SheetFormat } from '../../lib/sheet.ts'

export interface ExportToolsProps<Row> {
  tools: Pick<ListTools, 'save' | 'origin'>
  table: DataTableModel<Row>
  title: string
  /** There are rows to export. */
  ready: boolean
  /** When they were requested. */
  asOf?: number | undefined
  gather?: Gather<Row> | undefined
  /**
   * Called with all rows if the table holds only one page. Absent for a list inside a page, which cannot be
   * printed separately.
   */
  onPrint?: ((rows: readonly Row[] | null) => void) | undefined
  services: () => readonly ExportChoice[]
}

const loadChoices = async () => (await import('./ExportChoices.tsx')).ExportChoices
const loadSave = async () => (await import('./SaveView.tsx')).SaveView

/** Export menu, with lazy-loaded dialogs that write the file. */
export function ExportTools<Row>(props: ExportToolsProps<Row>) {
  const { table, title, ready, gather, asOf, onPrint, services, tools } = props
  const t = useText('list')
  const { busy, run, progress } = useExportRun(title)
  const [wanted, setWanted] = useState<SheetFormat | 'print' | null>(null)
  const SaveView = useLoaded(wanted !== null, loadSave)
  return (
    <>
      <OnDemandMenu
        align="end"
        label={t('export.button')}
        className={buttonClass()}
        face={
          <>
            <span className="contents">{busy ? <Spinner /> : <Download aria-hidden size={16} />}</span>
            <span className="max-xl:hidden">{t('export.button')}</span>
            <ChevronDown aria-hidden size={14} />
          </>
        }
        load={loadChoices}
        entries={{
          services,
          busy,
          rows: ready ? table.counts.matched : null,
          isPage: table.paged && !gather,
          onSave: setWanted,
          onPrint: onPrint ? () => (gather ? setWanted('print') : onPrint(null)) : null,
          onService: (choice: ExportChoice) => void run(choice),
        }}
      />
      {progress}
      {wanted !== null && SaveView
        ? createElement(SaveView<Row>, {
            table,
            title,
            wanted,
            gather,
            onPrint,
            tools,
            asOf,
            onClose: () => setWanted(null),
          })
        : null}
    </>
  )
}
