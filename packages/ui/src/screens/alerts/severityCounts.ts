import type { AggregatedAlert } from '@inventory-console/api-mocks/contract'
import { severities, severityTone } from '../../domain/tones.ts'
import type { ListView } from '../../lib/listView.ts'
import { ownValue } from '../../lib/records.ts'
import type { ListCount } from '../../list-screen/toolbar/QuickFilters.tsx'

/** Keys of `alerts.counts`. */
const ids = { INFO: 'info', WARNING: 'warning', CRITICAL: 'critical' } as const

/** Quick filters by severity, the most severe first. `groups`: of all severities; null while they load. */
export function severityCounts(
  groups: readonly Pick<AggregatedAlert, 'severity' | 'count'>[] | null,
): readonly ListCount[] {
  return severities.toReversed().map((severity) => ({
    id: ids[severity],
    column: 'alertSeverity',
    filter: { kind: 'oneOf', values: [severity] },
    tone: severityTone[severity],
    value: groups && totalCount(groups.filter((group) => group.severity === severity)),
  }))
}

/** Number of alerts in the groups. */
export function totalCount(groups: readonly Pick<AggregatedAlert, 'count'>[]): number {
  return groups.reduce((total, { count }) => total + count, 0)
}

/** True if the list shows the new alerts and nothing else narrows it. */
export function isFilteredToNew(view: Partial<ListView> | undefined): boolean {
  const { search = '', filters = {} } = view ?? {}
  return (
    singleFilterValue(view, 'alertStatus') === 'NEW' &&
    search.trim() === '' &&
    Object.keys(filters).length === 1
  )
}

/** The single value of a filter. */
export function singleFilterValue(view: Partial<ListView> | undefined, column: string): string | undefined {
  const filter = ownValue(view?.filters, column)
  return filter?.kind === 'oneOf' && filter.values.length === 1 ? filter.values[0] : undefined
}
