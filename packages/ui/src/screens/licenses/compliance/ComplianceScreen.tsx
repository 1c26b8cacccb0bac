import type { LicenseCompliance } from '@inventory-console/api-mocks/contract'
import { Calculator, Gavel } from 'lucide-react'
import { useCallback, useMemo, type ReactNode } from 'react'
import { ButtonLink } from '../../../components/button/Button.tsx'
import { byGap } from '../../../domain/licenses/missing.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import type { Icon } from '../../../lib/icon.ts'
import { type ListState, mapState } from '../../../lib/state.ts'
import { ListScreen } from '../../../list-screen/ListScreen.tsx'
import type { ListCount } from '../../../list-screen/toolbar/QuickFilters.tsx'
import type { ListViewProps } from '../../../list-screen/views/useListView.ts'
import { paths } from '../../paths.ts'
import {
  complianceColumns,
  gapTotal,
  complianceLevels,
  complianceLevelTone,
  typeTo,
} from './complianceColumns.ts'

export interface ComplianceScreenProps extends ListViewProps {
  list: ListState<LicenseCompliance>
  onRefresh?: (() => void) | undefined
  actions?: ReactNode
  /** Renders the explanation in the expanded row. */
  explain?: ((row: LicenseCompliance) => ReactNode) | undefined
}

const counts: readonly ListCount[] = complianceLevels.map((level) => ({
  id: level,
  column: 'standing',
  filter: { kind: 'oneOf', values: [level] },
  tone: complianceLevelTone[level],
}))

export function ComplianceScreen({ list, explain, actions, ...props }: ComplianceScreenProps) {
  const t = useText('compliance')
  const format = useFormat()
  // The order of rows whose gap has no price.
  const largestGapFirst = useMemo(() => mapState(list, (rows) => rows.toSorted(byGap)), [list])
  const total = useCallback(
    (rows: readonly LicenseCompliance[]) => {
      const { types, cost } = gapTotal(rows)
      if (types === 0) return null
      return cost === null
        ? t('total.types', { count: types })
        : t('total.cost', { count: types, cost: format.number(cost) })
    },
    [t, format],
  )
  return (
    <ListScreen
      {...props}
      actions={
        <>
          <ToolLink icon={Calculator} label={t('plan')} to={paths.licensePlan()} />
          <ToolLink icon={Gavel} label={t('audit')} to={paths.licenseAudit} />
          {actions}
        </>
      }
      area="compliance"
      columns={complianceColumns}
      list={largestGapFirst}
      rowId={rowId}
      rowTo={typeTo}
      detail={explain}
      counts={counts}
      total={total}
    />
  )
}

function rowId({ licenseTypeID, metric }: LicenseCompliance) {
  return `${licenseTypeID} ${metric}`
}

/** Its label is a tooltip where the quick filters need the width. */
function ToolLink({ icon: LinkIcon, label, to }: { icon: Icon; label: string; to: string }) {
  return (
    <ButtonLink to={to} aria-label={label} title={label} className="max-[100rem]:px-2">
      <LinkIcon aria-hidden size={16} />
      <span aria-hidden className="max-[100rem]:hidden">
        {label}
      </span>
    </ButtonLink>
  )
}
