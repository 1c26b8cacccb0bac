import { ListToolsContext, type ListTools } from '@inventory-console/ui/lib/listTools'
import { product } from '@inventory-console/ui/lib/product'
import { useState, type ReactNode } from 'react'
import { LoadedTools } from './LoadedTools.tsx'

const noop = () => undefined
const rejectNotReady = () => Promise.reject(new Error('Not yet'))

/** Placeholder for the first render; `LoadedTools` sets the tools in a transition. */
const placeholderTools: ListTools = {
  save: rejectNotReady,
  scope: [],
  origin: {
    address: () => '',
    scope: [],
    scopeKey: null,
    user: '',
    webVersion: product.webVersion,
    serverVersion: rejectNotReady,
  },
  unknown: [],
  onDismissUnknown: noop,
  refreshInterval: null,
  onIntervalChange: noop,
  views: {
    saved: [],
    onOpen: noop,
    onSave: noop,
    onRemove: () => noop,
    onDefaultChange: noop,
    link: () => '',
    linkOf: () => '',
    onDownload: noop,
    importFile: rejectNotReady,
  },
}

/** Provides the tools that every list shares. */
export function ListToolsProvider({ children }: { children: ReactNode }) {
  const [tools, setTools] = useState(placeholderTools)
  return (
    <ListToolsContext value={tools}>
      {children}
      <LoadedTools onTools={setTools} />
    </ListToolsContext>
  )
}
