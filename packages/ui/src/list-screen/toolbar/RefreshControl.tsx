import { ChevronDown } from 'lucide-react'
import { Suspense, use, useState } from 'react'
import { Button } from '../../components/button/Button.tsx'
import { RefreshButton } from '../../components/detail-screen/RefreshButton.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { lazyPart } from '../../lib/lazyPart.ts'
import { ListToolsContext } from '../../lib/listTools.ts'

interface RefreshControlProps {
  onRefresh: () => void
  refreshing: boolean
}

const RefreshMenu = lazyPart(async () => (await import('./RefreshMenu.tsx')).RefreshMenu)

/** Asks again when it is pressed, and by itself as often as somebody wants. */
export function RefreshControl({ onRefresh, refreshing }: RefreshControlProps) {
  const tools = use(ListToolsContext)
  const t = useText('list')
  const [pressed, setPressed] = useState(false)
  if (!tools) return <RefreshButton onRefresh={onRefresh} refreshing={refreshing} />
  const { every, onEveryChange } = tools
  return (
    <span className="flex">
      <RefreshButton onRefresh={onRefresh} refreshing={refreshing} className="rounded-r-none" />
      <Suspense
        fallback={
          <Button
            data-arriving
            aria-haspopup="menu"
            onClick={() => setPressed(true)}
            aria-label={t('refresh.label')}
            className="-ml-px rounded-l-none px-1.5"
          >
            <ChevronDown aria-hidden size={14} />
          </Button>
        }
      >
        <RefreshMenu {...{ every, onEveryChange, onRefresh, refreshing }} defaultOpen={pressed} />
      </Suspense>
    </span>
  )
}
