import type { Maker } from '../../../domain/licenses/inputs.ts'
import type { SourceKind } from '../../../domain/licenses/sources.ts'
import { paths } from '../../paths.ts'

/** The used licenses behind one line of the consumption. */
export function sourcePath(kind: SourceKind, licenseTypeID: string, maker: Maker): string {
  switch (kind) {
    case 'host':
      return usedLicensesPath(licenseTypeID, {
        tab: 'hosts',
        'f.clusterLicenses': 'num:..0',
        ...(maker === 'oracle' ? {} : { 'f.metric': 'in:Host' }),
      })
    case 'capped':
      return usedLicensesPath(licenseTypeID, { 'f.olvmCapped': 'is:yes', 'f.ignored': 'is:no' })
    case 'hypervisor':
      return usedLicensesPath(licenseTypeID, { tab: 'clusters' })
    case 'cluster':
      return usedLicensesPath(licenseTypeID, { 'f.metric': 'in:Cluster', 'f.ignored': 'is:no' })
    case 'veritas':
      return usedLicensesPath(licenseTypeID, { tab: 'veritas' })
    case 'halved':
      return usedLicensesPath(licenseTypeID, { tab: 'veritas', 'f.hostnames': 'has:_DR' })
  }
}

export function ignoredPath(licenseTypeID: string): string {
  return usedLicensesPath(licenseTypeID, { 'f.ignored': 'is:yes' })
}

function usedLicensesPath(licenseTypeID: string, view: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams({ ...view, 'f.licenseTypeID': `has:${licenseTypeID.toWellFormed()}` })
  return `${paths.usedLicenses}?${query.toString()}`
}
