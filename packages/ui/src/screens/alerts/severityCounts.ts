import type { AggregatedAlert } from '@inventory-console/api-mocks/contract'
import { severities, severityTone } from '../../domain/tones.ts'
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
    value: groups && sum(groups.filter((group) => group.severity === severity)),
  }))
}

/** Number of alerts in the groups. */
export function sum(groups: readonly Pick<AggregatedAlert, 'count'>[]): number {
  return groups.reduce((total, { count }) => total + count, 0)
}

/** True if the list shows the new alerts and nothing else narrows it. */
export function isOnlyNew({
  search = '',
  filters = {},
}: {
  search?: string
  filters?: Readonly<Record<string, unknown>>
}): boolean {
  const { alertStatus, ...others } = filters
  const values: unknown =
    typeof alertStatus === 'object' && alertStatus !== null ? Reflect.get(alertStatus, 'values') : null
  const isNew = Array.isArray(values) && values.length === 1 && values[0] === 'NEW'
  return isNew && search.trim() === '' && Object.keys(others).length === 0
}
