import { type Tab, Tabs } from '../../../../components/tabs/Tabs.tsx'
import type { VisibleParts } from './databaseSearch.ts'
import type { PanelLocation } from './panelLocation.ts'

export interface InstancePanelProps {
  /** Instance name. */
  label: string
  tabs: readonly Tab[]
  visible: VisibleParts
  location: PanelLocation
  onLocationChange: (location: PanelLocation) => void
}

/** Details of one instance in tabs; the URL holds the open one. */
export function InstancePanel({ label, tabs, visible, location, onLocationChange }: InstancePanelProps) {
  return (
    <Tabs
      label={label}
      orientation="vertical"
      tabs={tabs.filter(({ id }) => visible.tab(id))}
      // The URL is the only state, so going back to one without a tab opens the first tab.
      value={location.tab ?? 'info'}
      onChange={(tab) => onLocationChange({ tab })}
    />
  )
}
