import { use, useState, type ReactNode } from 'react'
import type { ExportChoice } from '../../components/export-button/exportChoice.ts'
import { ExportHolder, type OfferExports } from '../../components/export-button/ExportHolder.ts'
import { ListToolsContext } from '../../lib/listTools.ts'
import { ExportTools, type ExportToolsProps } from './ExportTools.tsx'

interface ListExportProps<Row> extends Omit<ExportToolsProps<Row>, 'tools' | 'services'> {
  /** Other actions of the list. Their server exports move into the menu. */
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
      <ExportTools {...props} services={services} tools={tools} />
    </>
  )
}

/** Holds the server exports outside React state, because they are read only when the menu opens. */
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
