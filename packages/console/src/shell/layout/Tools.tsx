import { ListToolsContext, type ListTools } from '@inventory-console/ui/lib/listTools'
import { product } from '@inventory-console/ui/lib/product'
import { useState, type ReactNode } from 'react'
import { LoadedTools } from './LoadedTools.tsx'

const nothing = () => undefined
const notYet = () => Promise.reject(new Error('Not yet'))

/** Placeholder for the first render; `LoadedTools` sets the tools in a transition. */
const coming: ListTools = {
  save: notYet,
  scope: [],
  origin: {
    address: () => '',
    scope: [],
    scopeKey: null,
    user: '',
    webVersion: product.webVersion,
    serverVersion: notYet,
  },
  unread: [],
  onForgetUnread: nothing,
  every: null,
  onEveryChange: nothing,
  views: {
    saved: [],
    onOpen: nothing,
    onSave: nothing,
    onRemove: () => nothing,
    onDefaultChange: nothing,
    link: () => '',
    linkOf: () => '',
    onDownload: nothing,
    take: notYet,
  },
}

/** Provides the tools that every list shares. */
export function Tools({ children }: { children: ReactNode }) {
  const [tools, setTools] = useState(coming)
  return (
    <ListToolsContext value={tools}>
      {children}
      <LoadedTools onTools={setTools} />
    </ListToolsContext>
  )
}
