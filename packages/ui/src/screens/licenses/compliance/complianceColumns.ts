import type { LicenseCompliance } from '@inventory-console/api-mocks/contract'
import { missingLicenses } from '../../../columns/compliance.ts'
import { descriptionOf, metricOf, usedLicensesTo } from '../../../columns/usedLicense.ts'
import type { Tone } from '../../../components/badge/Badge.tsx'
import type { Column } from '../../../data-table/columns/column.ts'
import { gapCostOf, missingOf } from '../../../domain/licenses/missing.ts'
import { shortMetric } from '../../../domain/shortForms.ts'
import { complianceTone } from '../../../domain/tones.ts'

/** Thresholds at 80% and 100%; an unlimited license has its own standing. */
export const complianceLevels = ['short', 'close', 'met', 'unlimited'] as const
export type ComplianceLevel = (typeof complianceLevels)[number]

/** Rounds so that 0.29 gives 29 and not 28.999…96. */
export function percentOf(fraction: number): number {
  return Math.round(fraction * 1e12) / 1e10
}

export function complianceLevelOf({ compliance, unlimited }: LicenseCompliance): ComplianceLevel {
  if (unlimited) return 'unlimited'
  const tone = complianceTone(percentOf(compliance))
  return tone === 'danger' ? 'short' : tone === 'warning' ? 'close' : 'met'
}

export const complianceLevelTone: Record<ComplianceLevel, Tone> = {
  short: 'danger',
  close: 'warning',
  met: 'success',
  unlimited: 'info',
}

/**
 * License types with a gap and the list price of their gaps. Licenses of different metrics have no sum. `cost` is null if no
 * gap has a price.
 */
export function gapTotal(rows: readonly LicenseCompliance[]): { types: number; cost: number | null } {
  const types = rows.filter((row) => (missingOf(row) ?? 0) > 0).length
  const cost = rows.reduce((sum, row) => sum + (gapCostOf(row) ?? 0), 0)
  return { types, cost: cost > 0 ? cost : null }
}

export const typeTo = ({ licenseTypeID }: LicenseCompliance) => usedLicensesTo(licenseTypeID)

export const complianceColumns: readonly Column<LicenseCompliance>[] = [
  { id: 'licenseTypeID', kind: 'link', width: 112, to: typeTo, filter: 'text' },
  {
    id: 'itemDescription',
    header: 'description',
    kind: 'text',
    width: 200,
    card: 'name',
    value: ({ itemDescription }) => descriptionOf(itemDescription),
    filter: 'text',
  },
  {
    id: 'metric',
    kind: 'text',
    width: 160,
    short: shortMetric,
    value: ({ metric }) => metricOf(metric),
    filter: 'oneOf',
  },
  { id: 'consumed', kind: 'number', width: 112, filter: 'range' },
  { id: 'covered', kind: 'number', filter: 'range' },
  missingLicenses,
  {
    id: 'compliance',
    kind: 'compliance',
    card: 'fact',
    // The server sends 100% for an unlimited license, which is not a measured value.
    value: ({ compliance, unlimited }) => (unlimited ? null : percentOf(compliance)),
    filter: 'range',
  },
  {
    id: 'standing',
    header: 'status',
    kind: 'badge',
    width: 160,
    card: 'status',
    value: complianceLevelOf,
    tone: (row) => complianceLevelTone[complianceLevelOf(row)],
    order: complianceLevels,
    filter: 'oneOf',
  },
  // Named users and processors cannot be compared by their number. The columns before are in view at 1024 pixels.
  { id: 'gapCost', kind: 'number', value: gapCostOf, filter: 'range', sorted: 'descending' },
  { id: 'available', kind: 'number', width: 112, filter: 'range' },
  { id: 'purchased', kind: 'number', hidden: true, filter: 'range' },
  { id: 'unlimited', kind: 'boolean', hidden: true, filter: 'yesNo' },
]
