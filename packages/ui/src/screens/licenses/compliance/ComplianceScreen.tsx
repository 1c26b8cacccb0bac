import type { LicenseCompliance } from '@inventory-console/api-mocks/contract'
import { useMemo, type ReactNode } from 'react'
import { useText } from '../../../i18n/I18nProvider.tsx'
import type { ListState } from '../../../lib/state.ts'
import type { Found } from '../../../list-screen/listProps.ts'
import { ListScreen } from '../../../list-screen/ListScreen.tsx'
import type { ListViewProps } from '../../../list-screen/views/useListView.ts'
import { Tallies, TalliesLoading } from '../Tallies.tsx'
import {
  byCompliance,
  complianceColumns,
  standingOf,
  standings,
  standingTone,
  usedTo,
} from './complianceColumns.ts'

export interface ComplianceScreenProps extends ListViewProps {
  list: ListState<LicenseCompliance>
  onRefresh?: (() => void) | undefined
  actions?: ReactNode
  /** Where the figures of a row come from. */
  explain?: ((row: LicenseCompliance) => ReactNode) | undefined
}

export function ComplianceScreen({ list, explain, ...props }: ComplianceScreenProps) {
  const sorted = useMemo(
    () => (list.status === 'ready' ? { ...list, rows: byCompliance(list.rows) } : list),
    [list],
  )
  const all = list.status === 'ready' ? list.rows : none
  return (
    <ListScreen
      {...props}
      area="compliance"
      columns={complianceColumns}
      list={sorted}
      rowId={rowId}
      rowTo={usedTo}
      detail={explain}
      above={summaryOf(all)}
      aboveLoading={<TalliesLoading />}
    />
  )
}

const none: readonly LicenseCompliance[] = []

function rowId({ licenseTypeID, metric }: LicenseCompliance) {
  return `${licenseTypeID} ${metric}`
}

function summaryOf(all: readonly LicenseCompliance[]) {
  return (found: Found<LicenseCompliance>) => <Summary all={all} found={found} />
}

interface SummaryProps {
  all: readonly LicenseCompliance[]
  found: Found<LicenseCompliance>
}

/** Of all rows, whatever is searched: the way from one class to the next. */
function Summary({ all, found: { filters, setFilters } }: SummaryProps) {
  const t = useText('compliance')
  const { standing: applied, ...others } = filters
  const tallies = standings.map((standing) => {
    const chosen = applied?.kind === 'oneOf' && applied.values.length === 1 && applied.values[0] === standing
    return {
      id: standing,
      label: t(`values.standing.${standing}`),
      count: all.filter((row) => standingOf(row) === standing).length,
      tone: standingTone[standing],
      chosen,
      onChoose: () =>
        setFilters(chosen ? others : { ...others, standing: { kind: 'oneOf', values: [standing] } }),
    }
  })
  return <Tallies label={t('summary')} tallies={tallies.filter(({ count, chosen }) => count > 0 || chosen)} />
}
