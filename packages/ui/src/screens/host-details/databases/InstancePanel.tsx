import type { Tab } from '../../../components/tabs/tab.ts'
import { Tabs } from '../../../components/tabs/Tabs.tsx'
import type { Shown } from './databaseSearch.ts'
import type { PanelPlace } from './place.ts'

export interface InstancePanelProps {
  /** The name of the instance. */
  label: string
  tabs: readonly Tab[]
  shown: Shown
  place: PanelPlace
  onPlace: (place: PanelPlace) => void
}

/** What is known of one instance: a tab a subject, the open one in the address. */
export function InstancePanel({ label, tabs, shown, place, onPlace }: InstancePanelProps) {
  return (
    <Tabs
      label={label}
      orientation="vertical"
      tabs={tabs.filter(({ id }) => shown.tab(id))}
      // Held by the address alone: going back to one without a tab shows the first again.
      value={place.tab ?? 'info'}
      onChange={(tab) => onPlace({ tab })}
    />
  )
}
