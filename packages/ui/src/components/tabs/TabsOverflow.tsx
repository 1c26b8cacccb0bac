import { MenuItem } from '../menu/Menu.tsx'
import { TabCount } from './TabCount.tsx'
import type { Tab } from './Tabs.tsx'

/** Menu of the overflowing tabs. */
export function TabsOverflow({ tabs, onSelect }: { tabs: readonly Tab[]; onSelect: (id: string) => void }) {
  return tabs.map((tab) => (
    <MenuItem key={tab.id} disabled={tab.disabled ?? false} onSelect={() => onSelect(tab.id)}>
      <span className="flex items-center gap-2">
        <bdi translate="no" className="truncate">
          {tab.label}
        </bdi>
        <TabCount count={tab.count} />
      </span>
    </MenuItem>
  ))
}
