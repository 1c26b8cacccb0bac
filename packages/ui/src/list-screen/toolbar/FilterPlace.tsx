import { Drawer } from '../../components/dialog/Drawer.tsx'
import { FilterPanel, type FilterPanelProps } from '../../components/filter-panel/FilterPanel.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { useNarrow } from '../../lib/values/narrow.ts'

interface FilterPlaceProps extends Omit<FilterPanelProps, 'onApplied'> {
  /** There is room for it beside the table. */
  beside: boolean
  onClose: () => void
}

/** The panel stands beside the table where there is room, else over it, and goes away once it is applied. */
export function FilterPlace({ beside, onClose, ...panel }: FilterPlaceProps) {
  const t = useText('list')
  const narrow = useNarrow()
  if (beside) return <FilterPanel {...panel} />
  return (
    <Drawer open onClose={onClose} title={t('filters.title')} side={narrow ? 'bottom' : 'left'}>
      <FilterPanel {...panel} onApplied={onClose} />
    </Drawer>
  )
}
