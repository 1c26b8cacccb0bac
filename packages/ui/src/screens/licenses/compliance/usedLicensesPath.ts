import type { TypeOfRow } from '../../../domain/licenses/needs.ts'
import type { Source } from '../../../domain/licenses/sources.ts'
import { veritas } from '../../../domain/licenses/usedLicense.ts'
import { smallestNumber } from '../../../lib/format.ts'
import { encodeFilter } from '../../../lib/listUrl.ts'
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
      return usedLicensesPath(licenseTypeID, {
        tab: 'hosts',
        'f.clusterLicenses': 'num:..0',
      })
    case 'instance':
      // The list has ids that the server does not know; their compliance row has none.
      return licenseTypeID === '' ? null : usedLicensesPath(licenseTypeID, { 'f.metric': 'in:Host' })
    case 'capped':
      return usedLicensesPath(licenseTypeID, {
        tab: 'hosts',
        'f.clusterLicenses': `num:${smallestNumber}..`,
        'f.olvmCapped': 'is:yes',
      })
    case 'hypervisor': {
      // The list also has clusters whose licenses are all ignored, capped or unused.
      const filter = nameFilter(names, [
        ...clusters.map(({ name }) => name),
        ...used.map(({ clusterName }) => clusterName),
      ])
      return filter && usedLicensesPath(licenseTypeID, { tab: 'clusters', 'f.cluster': filter })
    }
    case 'veritas':
    case 'halved': {
      const listed = used.flatMap(({ clusterName, clusterType }) =>
        clusterType === veritas ? [veritasId(clusterName)] : [],
      )
      const filter = nameFilter(names.map(veritasId), listed)
      return filter && usedLicensesPath(licenseTypeID, { tab: 'veritas', 'f.cluster': filter })
    }
    case 'cluster':
      // The API lists MySQL and SQL Server licenses without their cluster.
      return null
  }
}

export function ignoredPath(licenseTypeID: string): string {
  return usedLicensesPath(licenseTypeID, { 'f.ignored': 'is:yes' })
}

function usedLicensesPath(licenseTypeID: string, view: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams({ ...view, 'f.licenseTypeID': `has:${licenseTypeID.toWellFormed()}` })
  return `${paths.usedLicenses}?${query.toString()}`
}

/** Encoded filter that matches these names and none of the other ones; `null` if there is none. */
function nameFilter(names: readonly string[], allNames: readonly string[]): string | null {
  const filter = names.length > maxNames ? null : exactFilter(names, allNames)
  return filter && encodeFilter(filter)
}

/** The API joins the members of a Veritas cluster with commas, and with hyphens in its list of clusters. */
function veritasId(name: string): string {
  return name.replaceAll(',', '-')
}
