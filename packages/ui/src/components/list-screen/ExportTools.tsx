import { ChevronDown, Download } from 'lucide-react'
import { createElement, useState } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { ListTools } from '../../lib/listTools.ts'
import type { SheetFormat } from '../../lib/sheet.ts'
import { useLoaded } from '../../lib/useLoaded.ts'
import { buttonClass } from '../button/buttonClass.ts'
import type { DataTableModel } from '../data-table/useDataTable.tsx'
import type { ExportChoice } from '../export-button/ExportButton.tsx'
import { useExportRun } from '../export-button/useExportRun.ts'
import { OnDemandMenu } from '../menu/OnDemandMenu.tsx'
import { Spinner } from '../progress/Spinner.tsx'

export interface ExportToolsProps<Row> extends Pick<ListTools, 'save'> {
  table: DataTableModel<Row>
  title: string
  /** There are rows to be written. */
  ready: boolean
  /** It stands on paper by itself, which a list inside a page does not. */
  prints: boolean
  services: () => readonly ExportChoice[]
  defaultOpen: boolean
}

const loadChoices = async () => (await import('./ExportChoices.tsx')).ExportChoices
const loadSave = async () => (await import('./SaveView.tsx')).SaveView

/** The menu of all files of a list, and what makes those of its view. */
export function ExportTools<Row>(props: ExportToolsProps<Row>) {
  const { table, title, ready, prints, services, save, defaultOpen } = props
  const t = useText('list')
  const { busy, run } = useExportRun()
  const [format, setFormat] = useState<SheetFormat | null>(null)
  const SaveView = useLoaded(format !== null, loadSave)
  return (
    <>
      <OnDemandMenu
        align="end"
        defaultOpen={defaultOpen}
        label={t('export.button')}
        className={buttonClass()}
        face={
          <>
            {busy ? <Spinner /> : <Download aria-hidden size={16} />}
            {t('export.button')}
            <ChevronDown aria-hidden size={14} />
          </>
        }
        load={loadChoices}
        entries={{
          services,
          busy,
          rows: ready ? table.counts.matched : null,
          isPage: table.paged,
          onSave: setFormat,
          onPrint: prints ? print : null,
          onService: (choice: ExportChoice) => void run(choice),
        }}
      />
      {format !== null && SaveView
        ? createElement(SaveView<Row>, {
            table,
            title,
            format,
            save,
            onClose: () => setFormat(null),
          })
        : null}
    </>
  )
}

/** When the menu has gone: it would be on the paper. */
function print() {
  setTimeout(() => window.print())
}
