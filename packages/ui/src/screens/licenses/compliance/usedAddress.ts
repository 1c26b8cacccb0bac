import type { Maker } from '../../../domain/licenses/inputs.ts'
import type { SourceKind } from '../../../domain/licenses/sources.ts'
import { paths } from '../../paths.ts'

/** The used licenses behind one line of the consumption. */
export function sourceTo(kind: SourceKind, licenseTypeID: string, maker: Maker): string {
  switch (kind) {
    case 'host':
      return addressOf(licenseTypeID, {
        tab: 'hosts',
        'f.clusterLicenses': 'num:..0',
        ...(maker === 'oracle' ? {} : { 'f.metric': 'in:Host' }),
      })
    case 'capped':
      return addressOf(licenseTypeID, { 'f.olvmCapped': 'is:yes', 'f.ignored': 'is:no' })
    case 'hypervisor':
      return addressOf(licenseTypeID, { tab: 'clusters' })
    case 'cluster':
      return addressOf(licenseTypeID, { 'f.metric': 'in:Cluster', 'f.ignored': 'is:no' })
    case 'veritas':
      return addressOf(licenseTypeID, { tab: 'veritas' })
    case 'halved':
      return addressOf(licenseTypeID, { tab: 'veritas', 'f.hostnames': 'has:_DR' })
  }
}

export function ignoredTo(licenseTypeID: string): string {
  return addressOf(licenseTypeID, { 'f.ignored': 'is:yes' })
}

function addressOf(licenseTypeID: string, view: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams({ ...view, 'f.licenseTypeID': `has:${licenseTypeID.toWellFormed()}` })
  return `${paths.usedLicenses}?${query.toString()}`
}
