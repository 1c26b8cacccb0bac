import { use } from 'react'
import { RefreshButton } from '../../components/detail-screen/RefreshButton.tsx'
import { ListToolsContext } from '../../lib/listTools.ts'
import { RefreshMenu } from './RefreshMenu.tsx'

interface RefreshControlProps {
  onRefresh: () => void
  refreshing: boolean
}

export function RefreshControl({ onRefresh, refreshing }: RefreshControlProps) {
  const tools = use(ListToolsContext)
  if (!tools) return <RefreshButton compact onRefresh={onRefresh} refreshing={refreshing} />
  const { refreshInterval, onIntervalChange } = tools
  return (
    <span className="flex">
      <RefreshButton compact onRefresh={onRefresh} refreshing={refreshing} className="rounded-r-none" />
      <RefreshMenu {...{ refreshInterval, onIntervalChange, onRefresh, refreshing }} />
    </span>
  )
}
