import { use, useState, type ReactNode } from 'react'
import {
  type ExportChoice,
  ExportContext,
  type RegisterExports,
} from '../../components/export-button/ExportButton.tsx'
import { ListToolsContext } from '../../lib/listTools.ts'
import { ExportTools, type ExportToolsProps } from './ExportTools.tsx'

interface ListExportProps<Row> extends Omit<ExportToolsProps<Row>, 'tools' | 'serverExports'> {
  /** Other actions of the list. Their server exports move into the menu. */
  actions: ReactNode
}

/** One menu for all exports of a list: files written in the browser and files from the server. */
export function ListExport<Row>({ actions, ...props }: ListExportProps<Row>) {
  const tools = use(ListToolsContext)
  const [{ register, serverExports: getServerExports }] = useState(createExportStore)
  if (!tools) return actions
  return (
    <>
      <ExportContext value={register}>{actions}</ExportContext>
      <ExportTools {...props} serverExports={getServerExports} tools={tools} />
    </>
  )
}

/** Holds the server exports outside React state, because they are read only when the menu opens. */
function createExportStore() {
  let registered: readonly ExportChoice[] = []
  const register: RegisterExports = (choices) => {
    registered = choices
    return () => {
      registered = []
    }
  }
  return { register, serverExports: () => registered }
}
