import type { Tab } from '../../../components/tabs/tab.ts'
import { Tabs } from '../../../components/tabs/Tabs.tsx'
import type { Shown } from './databaseSearch.ts'
import type { PanelPlace } from './place.ts'

export interface InstancePanelProps {
  /** Instance name. */
  label: string
  tabs: readonly Tab[]
  shown: Shown
  place: PanelPlace
  onPlace: (place: PanelPlace) => void
}

/** Details of one instance in tabs; the URL holds the open one. */
export function InstancePanel({ label, tabs, shown, place, onPlace }: InstancePanelProps) {
  return (
    <Tabs
      label={label}
      orientation="vertical"
      tabs={tabs.filter(({ id }) => shown.tab(id))}
      // The URL is the only state, so going back to one without a tab opens the first tab.
      value={place.tab ?? 'info'}
      onChange={(tab) => onPlace({ tab })}
    />
  )
}
