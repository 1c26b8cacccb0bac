import type { AlertCategory } from '@inventory-console/api-mocks/contract'
import { severities, type Severity } from '@inventory-console/ui/domain/tones'

export type SeverityCounts = Readonly<Record<Severity, number>>

/** Alert counts of a category by severity. */
export function countBySeverity(
  groups: readonly { category?: unknown; severity?: unknown; count: number }[],
  category: AlertCategory,
): SeverityCounts {
  const counts = { INFO: 0, WARNING: 0, CRITICAL: 0 }
  for (const group of groups) {
    const severity = severities.find((known) => known === group.severity)
    if (severity && group.category === category) counts[severity] += group.count
  }
  return counts
}

/** Most severe level with alerts, or null. */
export function mostSevere(counts: SeverityCounts): Severity | null {
  return severities.toReversed().find((severity) => counts[severity] > 0) ?? null
}
