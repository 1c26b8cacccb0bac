import type { TypeOfRow } from '../../../domain/licenses/needs.ts'
import type { Source } from '../../../domain/licenses/sources.ts'
import { veritas } from '../../../domain/licenses/usedLicense.ts'
import { smallestNumber } from '../../../lib/format.ts'
import { listUrl } from '../../../lib/listUrl.ts'
import type { FilterValue, ListView } from '../../../lib/listView.ts'
import { exactFilter } from '../../exactFilter.ts'
import { paths } from '../../paths.ts'
import type { ComplianceInputs } from './complianceInputs.ts'

/** Bounds the length of the URL. */
const maxNames = 100

/** List with one row for each host, instance or cluster of a source; `null` if no filter selects exactly these. */
export function sourcePath(
  { kind, names }: Pick<Source, 'kind' | 'names'>,
  { licenseTypeID }: Pick<TypeOfRow, 'licenseTypeID'>,
  { used, clusters }: Pick<ComplianceInputs, 'used' | 'clusters'>,
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
    case 'hypervisor': {
      // The list also has clusters whose licenses are all ignored, capped or unused.
      const filter = nameFilter(names, [
        ...clusters.map(({ name }) => name),
        ...used.map(({ clusterName }) => clusterName),
      ])
      return filter && usedLicensesPath(licenseTypeID, 'clusters', { cluster: filter })
    }
    case 'veritas':
    case 'halved': {
      const listed = used.flatMap(({ clusterName, clusterType }) =>
        clusterType === veritas ? [veritasId(clusterName)] : [],
      )
      const filter = nameFilter(names.map(veritasId), listed)
      return filter && usedLicensesPath(licenseTypeID, 'veritas', { cluster: filter })
    }
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

/** Filter that matches these names and none of the other ones; `null` if there is none. */
function nameFilter(names: readonly string[], allNames: readonly string[]): FilterValue | null {
  return names.length > maxNames ? null : exactFilter(names, allNames)
}

/** The API joins the members of a Veritas cluster with commas, and with hyphens in its list of clusters. */
function veritasId(name: string): string {
  return name.replaceAll(',', '-')
}
