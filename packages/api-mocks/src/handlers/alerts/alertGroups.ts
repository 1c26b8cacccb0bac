import type { AggregatedAlert } from '../../contract/wire.ts'
import { withOffset } from '../../lib/dates.ts'
import { groupBy } from '../../lib/groupBy.ts'
import { SERVER_ZONE } from '../../world/alerts/alertFixtures.ts'
import type { StoredAlert } from '../../world/alerts/storedAlert.ts'

export const alertModes = ['aggregated-code-severity', 'aggregated-category-severity'] as const

/** One row per category, severity and (by code) code, ordered by the first alert of each. */
export function alertGroups(
  alerts: readonly StoredAlert[],
  mode: (typeof alertModes)[number],
): AggregatedAlert[] {
  const byCode = mode === 'aggregated-code-severity'
  const groups = groupBy(alerts, ({ category, code, severity }) =>
    [category, byCode ? code : '', severity].join(' '),
  )
  return [...groups.values()].flatMap((members) => {
    const [first] = members
    if (first === undefined) return []
    const oldest = members.reduce((date, alert) => Math.min(date, alert.date), first.date)
    const hosts = new Set(members.map(({ otherInfo }) => otherInfo?.['hostname']))
    hosts.delete(undefined)
    return [
      {
        category: first.category,
        ...(byCode ? { code: first.code } : {}),
        severity: first.severity,
        count: members.length,
        affectedHosts: hosts.size,
        oldestAlert: withOffset(oldest, SERVER_ZONE),
        daysFromCreation: null,
      },
    ]
  })
}
