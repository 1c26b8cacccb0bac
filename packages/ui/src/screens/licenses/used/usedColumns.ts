import type {
  ClusterVeritasLicense,
  DatabaseUsedLicense,
  DatabaseUsedLicensePerCluster,
  DatabaseUsedLicensePerHost,
} from '@inventory-console/api-mocks/contract'
import { descriptionOf, metricOf } from '../../../columns/usedLicense.ts'
import type { Column } from '../../../data-table/columns/column.ts'
import { countsByCluster, veritas } from '../../../domain/licenses/usedLicense.ts'
import { shortMetric } from '../../../domain/shortForms.ts'
import type { ListCount } from '../../../list-screen/toolbar/QuickFilters.tsx'
import { paths } from '../../paths.ts'

interface LicenseRow {
  licenseTypeID: string
  description: string
  metric: string
}

/** Columns of the license type, shared by all views. */
const typeColumns: readonly Column<LicenseRow>[] = [
  { id: 'licenseTypeID', kind: 'text', width: 120, filter: 'text' },
  {
    id: 'description',
    kind: 'text',
    width: 280,
    value: ({ description }) => descriptionOf(description),
    filter: 'text',
  },
]

/** After the figures, so that a narrow window cuts the unit and not a number. */
const metricColumn: Column<LicenseRow> = {
  id: 'metric',
  kind: 'text',
  width: 208,
  value: ({ metric }) => metricOf(metric),
  short: shortMetric,
  filter: 'oneOf',
}

interface LicenseFigures {
  usedLicenses: number
  clusterLicenses: number
  olvmCapped: boolean
}

/** Two figures of which one counts; the other is struck through. */
const figureColumns: readonly Column<LicenseFigures>[] = [
  {
    id: 'usedLicenses',
    kind: 'number',
    card: 'status',
    strike: countsByCluster,
    filter: 'range',
    sorted: 'descending',
  },
  {
    id: 'clusterLicenses',
    kind: 'number',
    width: 144,
    strike: ({ olvmCapped }) => olvmCapped,
    filter: 'range',
  },
  { id: 'olvmCapped', header: 'cappedCPU', kind: 'boolean', hidden: true, filter: 'yesNo' },
]

/** Numbers of named users and processors cannot be compared. */
export const metricCounts: readonly ListCount[] = [
  { id: 'processor', column: 'metric', filter: { kind: 'oneOf', values: ['Processor Perpetual'] } },
  { id: 'namedUser', column: 'metric', filter: { kind: 'oneOf', values: ['Named User Plus Perpetual'] } },
]

export const databaseColumns: readonly Column<DatabaseUsedLicense>[] = [
  {
    id: 'hostname',
    kind: 'link',
    width: 200,
    to: ({ hostname, dbName }) => paths.host(hostname, dbName || undefined),
    filter: 'text',
  },
  { id: 'dbName', kind: 'text', width: 128, filter: 'text' },
  ...typeColumns,
  ...figureColumns,
  metricColumn,
  { id: 'ignored', kind: 'boolean', width: 104, filter: 'yesNo' },
  { id: 'ignoredComment', kind: 'text', hidden: true, filter: 'text' },
  {
    id: 'clusterName',
    kind: 'link',
    hidden: true,
    width: 160,
    // A Veritas cluster has no page.
    to: ({ clusterName, clusterType }) =>
      clusterName === '' || clusterType === veritas ? null : paths.cluster(clusterName),
    // Licenses are ignored by cluster, and names contain each other.
    filter: 'oneOf',
  },
  { id: 'clusterType', kind: 'text', hidden: true, width: 144, filter: 'oneOf' },
]

export const hostColumns: readonly Column<DatabaseUsedLicensePerHost>[] = [
  {
    id: 'hostname',
    kind: 'link',
    width: 220,
    to: ({ hostname }) => paths.host(hostname),
    filter: 'text',
  },
  {
    id: 'databases',
    kind: 'number',
    width: 112,
    value: ({ databaseNames }) => databaseNames.length,
    filter: 'range',
  },
  { id: 'databaseNames', kind: 'list', width: 184, filter: 'text' },
  ...typeColumns,
  ...figureColumns,
  metricColumn,
]

const memberColumns: readonly Column<{ hostnames: readonly string[] }>[] = [
  {
    id: 'hosts',
    kind: 'number',
    value: ({ hostnames }) => hostnames.length,
    filter: 'range',
  },
  { id: 'hostnames', kind: 'list', width: 260, filter: 'text' },
]

export const clusterColumns: readonly Column<DatabaseUsedLicensePerCluster>[] = [
  {
    id: 'cluster',
    kind: 'link',
    width: 200,
    to: ({ cluster }) => (cluster === '' ? null : paths.cluster(cluster)),
    filter: 'oneOf',
  },
  ...memberColumns,
  ...typeColumns,
  { id: 'usedLicenses', kind: 'number', card: 'status', filter: 'range', sorted: 'descending' },
  metricColumn,
]

export const veritasColumns: readonly Column<ClusterVeritasLicense>[] = [
  { id: 'cluster', kind: 'text', width: 260, value: ({ id }) => id, filter: 'oneOf' },
  ...memberColumns,
  ...typeColumns,
  {
    id: 'usedLicenses',
    kind: 'number',
    card: 'status',
    value: ({ count }) => count,
    filter: 'range',
    sorted: 'descending',
  },
  metricColumn,
]
