import type { DatabaseUsedLicense } from '@inventory-console/api-mocks/contract'
import { descriptionOf, metricOf } from '../../../columns/usedLicense.ts'
import type { Tone } from '../../../components/badge/tones.tsx'
import type { Column } from '../../../data-table/columns/column.ts'
import { countsByCluster } from '../../../domain/licenses/usedLicense.ts'

export const licenseColumns: readonly Column<DatabaseUsedLicense>[] = [
  {
    id: 'description',
    kind: 'text',
    width: 240,
    value: ({ description }) => descriptionOf(description),
    filter: 'text',
  },
  { id: 'licenseTypeID', kind: 'text', width: 124, filter: 'text' },
  {
    id: 'metric',
    kind: 'text',
    width: 170,
    card: 'fact',
    value: ({ metric }) => metricOf(metric),
    filter: 'oneOf',
  },
  {
    id: 'counted',
    kind: 'badge',
    width: 120,
    value: countedBy,
    tone: (row) => tones[countedBy(row)],
    filter: 'oneOf',
  },
  { id: 'usedLicenses', kind: 'number', width: 84, card: 'fact' },
  { id: 'clusterLicenses', kind: 'number', width: 136 },
  { id: 'ignoredComment', kind: 'text', width: 200 },
]

export type CountedBy = 'ignored' | 'cluster' | 'host'
const tones: Record<CountedBy, Tone> = { ignored: 'warning', cluster: 'info', host: 'neutral' }

/** In a cluster its cores count instead of the host's, unless the VM is pinned to CPUs. */
export function countedBy(license: DatabaseUsedLicense): CountedBy {
  if (license.ignored) return 'ignored'
  return countsByCluster(license) ? 'cluster' : 'host'
}
