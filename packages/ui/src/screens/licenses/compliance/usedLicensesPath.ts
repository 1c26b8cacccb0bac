import type { TypeOfRow } from '../../../domain/licenses/needs.ts'
import type { Source } from '../../../domain/licenses/sources.ts'
import { smallestNumber } from '../../../lib/format.ts'
import { listUrl } from '../../../lib/listUrl.ts'
import type { ListView } from '../../../lib/listView.ts'
import { paths } from '../../paths.ts'

/** Bounds the length of the URL. */
const maxNames = 100

/** List with one row for each host, instance or cluster of a source; `null` if no filter selects exactly these. */
export function sourcePath(
  { kind, names }: Pick<Source, 'kind' | 'names'>,
  { licenseTypeID }: Pick<TypeOfRow, 'licenseTypeID'>,
): string | null {
  switch (kind) {
    case 'host':
      return usedLicensesPath(licenseTypeID, 'hosts', { clusterLicenses: { kind: 'range', max: 0 } })
    case 'instance':
      // The list has ids that the server does not know; their compliance row has none.
      return licenseTypeID === ''
        ? null
        : usedLicensesPath(licenseTypeID, null, { metric: { kind: 'oneOf', values: ['Host'] } })
    case 'capped':
      return usedLicensesPath(licenseTypeID, 'hosts', {
        clusterLicenses: { kind: 'range', min: smallestNumber },
        olvmCapped: { kind: 'yesNo', value: true },
      })
    case 'hypervisor':
      return clustersPath(licenseTypeID, 'clusters', names)
    case 'veritas':
    case 'halved':
      return clustersPath(licenseTypeID, 'veritas', names.map(veritasId))
    case 'cluster':
      // The API lists MySQL and SQL Server licenses without their cluster.
      return null
  }
}

export function ignoredPath(licenseTypeID: string): string {
  return usedLicensesPath(licenseTypeID, null, { ignored: { kind: 'yesNo', value: true } })
}

function usedLicensesPath(licenseTypeID: string, tab: string | null, filters: ListView['filters']): string {
  return listUrl(tab === null ? paths.usedLicenses : `${paths.usedLicenses}?tab=${tab}`, {
    ...filters,
    licenseTypeID: { kind: 'text', text: licenseTypeID },
  })
}

function clustersPath(licenseTypeID: string, tab: string, names: readonly string[]): string | null {
  if (names.length === 0 || names.length > maxNames) return null
  return usedLicensesPath(licenseTypeID, tab, { cluster: { kind: 'oneOf', values: names } })
}

/** The API joins the members of a Veritas cluster with commas, and with hyphens in its list of clusters. */
function veritasId(name: string): string {
  return name.replaceAll(',', '-')
}
