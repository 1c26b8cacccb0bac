import type { LicenseHistoryItem } from '@inventory-console/api-mocks/contract'
import type { LineSeries } from '../../charts/line/LineChart.tsx'
import { parseTime } from '../../lib/dates.ts'

/** Oracle Database Enterprise Edition, Processor Perpetual: the type selected by default. */
export const firstLicenseType = 'A90611'

export interface LicenseType {
  /** Id, description and metric, because the id alone is not unique. */
  key: string
  item: LicenseHistoryItem
}

/** Sorted by id with the default type first, without unnamed types. */
export function licenseTypes(items: readonly LicenseHistoryItem[]): readonly LicenseType[] {
  const types = items
    .filter(({ licenseTypeID, itemDescription, metric }) =>
      [licenseTypeID, itemDescription, metric].some(Boolean),
    )
    .map((item) => ({
      key: JSON.stringify([item.licenseTypeID, item.itemDescription, item.metric]),
      item,
    }))
  const sortKey = ({ item }: LicenseType) =>
    `${item.licenseTypeID === firstLicenseType ? 0 : 1}${item.licenseTypeID}`
  return types.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : Number(sortKey(a) > sortKey(b))))
}

/** The API sends UTC midnights, which fall on the previous day west of Greenwich. */
export function dayInUtc(date: string): string | null {
  const time = parseTime(date)
  return time === null ? null : new Date(time).toISOString().slice(0, 10)
}

const measures = ['purchased', 'covered', 'consumed'] as const
export type Measure = (typeof measures)[number]

export function licenseSeries(
  { history }: LicenseHistoryItem,
  name: (measure: Measure) => string,
): readonly LineSeries[] {
  return measures.map((id) => ({
    id,
    name: name(id),
    points: history.flatMap((point) => {
      const timestamp = dayInUtc(point.date)
      return timestamp === null ? [] : [{ time: timestamp, value: point[id] }]
    }),
  }))
}
