import { MenuCheckbox } from '../../components/menu/Menu.tsx'
import type { QuickFilter } from './quickFilter.ts'

/** Menu of the filters that overflow the toolbar. */
export function QuickFiltersOverflow({ filters }: { filters: readonly QuickFilter[] }) {
  return filters.map(({ id, label, count, pressed, disabled, onToggle }) => (
    <MenuCheckbox key={id} checked={pressed} disabled={disabled} onCheckedChange={onToggle}>
      <span className="flex justify-between gap-4">
        <bdi translate="no" className="truncate">
          {label}
        </bdi>
        {count === undefined ? null : <span className="font-semibold tabular-nums">{count}</span>}
      </span>
    </MenuCheckbox>
  ))
}
