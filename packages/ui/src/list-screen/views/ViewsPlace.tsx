import { Bookmark } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '../../components/button/Button.tsx'
import type { DataTableModel } from '../../data-table/useDataTable.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { lazyPart } from '../../lib/lazyPart.ts'
import type { ListTools } from '../../lib/listTools.ts'
import { viewParts } from './viewParts.ts'

const ViewsMenu = lazyPart(async () => (await import('./ViewsMenu.tsx')).ViewsMenu)

interface ViewsPlaceProps<Row> {
  table: DataTableModel<Row>
  tools: ListTools
}

/** The menu of views, and its button while the menu is on its way: a press in between is not lost. */
export function ViewsPlace<Row>({ table, tools }: ViewsPlaceProps<Row>) {
  const t = useText('list')
  const [pressed, setPressed] = useState(false)
  return (
    <Suspense
      fallback={
        <Button variant="ghost" data-arriving aria-haspopup="menu" onClick={() => setPressed(true)}>
          <Bookmark aria-hidden size={16} />
          {t('views.button')}
        </Button>
      }
    >
      <ViewsMenu tools={tools} parts={() => viewParts(table.columns, table.view)} defaultOpen={pressed} />
    </Suspense>
  )
}
