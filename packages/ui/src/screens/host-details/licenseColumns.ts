import type { DatabaseUsedLicense } from '@inventory-console/api-mocks/contract'
import type { Tone } from '../../components/badge/tones.tsx'
import type { Column } from '../../components/data-table/column.ts'
import { flag, number, text } from '../../lib/wire.ts'

export const licenseColumns: readonly Column<DatabaseUsedLicense>[] = [
  { id: 'description', kind: 'text', width: 240, value: descriptionOf, filter: 'text' },
  { id: 'licenseTypeID', kind: 'text', width: 124, filter: 'text' },
  { id: 'metric', kind: 'text', width: 170, value: metricOf, filter: 'oneOf' },
  {
    id: 'counted',
    kind: 'badge',
    width: 120,
    value: countedBy,
    tone: (row) => tones[countedBy(row)],
    filter: 'oneOf',
  },
  { id: 'usedLicenses', kind: 'number', width: 84 },
  { id: 'clusterLicenses', kind: 'number', width: 136 },
  { id: 'ignoredComment', kind: 'text', width: 200 },
]

export type CountedBy = 'ignored' | 'cluster' | 'host'
const tones: Record<CountedBy, Tone> = { ignored: 'warning', cluster: 'info', host: 'neutral' }

/** In a cluster its cores count instead of the host's, unless the virtual machine is pinned to some of them. */
export function countedBy({ ignored, clusterLicenses, olvmCapped }: DatabaseUsedLicense): CountedBy {
  if (flag(ignored) === true) return 'ignored'
  return (number(clusterLicenses) ?? 0) > 0 && flag(olvmCapped) !== true ? 'cluster' : 'host'
}

/** Of SQL Server licenses what stands after the first dash tells nothing. */
export function descriptionOf({ description }: DatabaseUsedLicense): string {
  const whole = text(description)
  return whole.includes('SQL Server') && !whole.includes('Oracle')
    ? (whole.split('-')[0] ?? '').trim()
    : whole
}

function metricOf({ metric }: DatabaseUsedLicense): string {
  return text(metric) === 'HOST' ? 'Host' : text(metric)
}
