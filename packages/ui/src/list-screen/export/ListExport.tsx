import { use, useState, type ReactNode } from 'react'
import type { ExportChoice } from '../../components/export-button/exportChoice.ts'
import { ExportHolder, type OfferExports } from '../../components/export-button/ExportHolder.ts'
import { ListToolsContext } from '../../lib/listTools.ts'
import { ExportTools, type ExportToolsProps } from './ExportTools.tsx'

interface ListExportProps<Row> extends Omit<ExportToolsProps<Row>, 'save' | 'services'> {
  /** What else can be done with the list; files among it come into the menu. */
  actions: ReactNode
}

/** One menu for all exports of a list: files written in the browser and files from the server. */
export function ListExport<Row>({ actions, ...props }: ListExportProps<Row>) {
  const tools = use(ListToolsContext)
  const [{ offer, services }] = useState(holder)
  if (!tools) return actions
  return (
    <>
      <ExportHolder value={offer}>{actions}</ExportHolder>
      <ExportTools {...props} services={services} save={tools.save} />
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
