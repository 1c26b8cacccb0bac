import { lazyPart } from '@inventory-console/ui/lib/lazyPart'
import { ListToolsContext, type ListTools } from '@inventory-console/ui/lib/listTools'
import { Suspense, useState, type ReactNode } from 'react'
import { Boundary } from '../../platform/lazy/lazyView.tsx'

const LoadedTools = lazyPart(async () => (await import('./LoadedTools.tsx')).LoadedTools)

const nothing = () => undefined
const notYet = () => Promise.reject(new Error('Not yet'))

/** Until the code is there: the buttons stand where they will stand. */
const coming: ListTools = {
  save: notYet,
  scope: [],
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

/** What every list of the console can do beside showing its rows: fetched once the page stands. */
export function Tools({ children }: { children: ReactNode }) {
  const [tools, setTools] = useState(coming)
  return (
    <ListToolsContext value={tools}>
      {children}
      <Boundary fallback={() => null}>
        <Suspense>
          <LoadedTools onTools={setTools} />
        </Suspense>
      </Boundary>
    </ListToolsContext>
  )
}
