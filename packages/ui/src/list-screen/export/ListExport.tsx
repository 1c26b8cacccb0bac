import { ChevronDown, Download } from 'lucide-react'
import { createElement, use, useState, type ReactNode } from 'react'
import { Button } from '../../components/button/Button.tsx'
import type { ExportChoice } from '../../components/export-button/exportChoice.ts'
import { ExportHolder, type OfferExports } from '../../components/export-button/ExportHolder.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { ListToolsContext } from '../../lib/listTools.ts'
import { useLoaded } from '../../lib/useLoaded.ts'
import type { ExportToolsProps } from './ExportTools.tsx'

interface ListExportProps<Row> extends Omit<ExportToolsProps<Row>, 'save' | 'services' | 'defaultOpen'> {
  /** What else can be done with the list; files among it come into the menu. */
  actions: ReactNode
}

const load = async () => (await import('./ExportTools.tsx')).ExportTools

/** One menu for all files of a list: what it shows, written here, and what the services make of it. */
export function ListExport<Row>({ actions, ...props }: ListExportProps<Row>) {
  const tools = use(ListToolsContext)
  const t = useText('list')
  const [{ offer, services }] = useState(holder)
  const [pressed, setPressed] = useState(false)
  const ExportTools = useLoaded(tools !== null, load)
  if (!tools) return actions
  return (
    <>
      <ExportHolder value={offer}>{actions}</ExportHolder>
      {ExportTools ? (
        createElement(ExportTools<Row>, { ...props, services, save: tools.save, defaultOpen: pressed })
      ) : (
        <Button data-arriving aria-haspopup="menu" onClick={() => setPressed(true)}>
          <Download aria-hidden size={16} />
          {t('export.button')}
          <ChevronDown aria-hidden size={14} />
        </Button>
      )}
    </>
  )
}

/** What is offered is read when the menu opens: no list is drawn again for it. */
function holder() {
  let offered: readonly ExportChoice[] = []
  const offer: OfferExports = (choices) => {
    offered = choices
    return () => {
      offered = []
    }
  }
  return { offer, services: () => offered }
}
