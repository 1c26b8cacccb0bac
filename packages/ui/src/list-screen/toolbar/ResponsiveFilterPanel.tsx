import { Drawer } from '../../components/dialog/Drawer.tsx'
import { FilterPanel, type FilterPanelProps } from '../../components/filter-panel/FilterPanel.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { useNarrow } from '../../lib/layout.ts'

interface ResponsiveFilterPanelProps extends Omit<FilterPanelProps, 'onApplied'> {
  /** True if there is room for it next to the table. */
  isInline: boolean
  onClose: () => void
}

/** Filter panel next to the table if there is room, or else a drawer that closes on apply. */
export function ResponsiveFilterPanel({ isInline, onClose, ...panel }: ResponsiveFilterPanelProps) {
  const common = useText('common')
  const narrow = useNarrow()
  if (isInline) return <FilterPanel {...panel} />
  return (
    <Drawer open onClose={onClose} title={common('filters')} side={narrow ? 'bottom' : 'left'}>
      <FilterPanel {...panel} onApplied={onClose} />
    </Drawer>
  )
}
