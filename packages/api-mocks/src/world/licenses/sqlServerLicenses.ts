import type { SqlServerInstance } from '../../contract/wire.ts'

type Edition = SqlServerInstance['edition']

/** A license is a pack of two cores. */
interface SqlServerLicenseKind {
  id: string
  itemDescription: string
  edition: Edition
  version: string
}

/** The server has two types for each year from 2008 R2 to 2019, and none for 2022. The mocks use those of three years. */
export const sqlServerLicenses: readonly SqlServerLicenseKind[] = (
  [
    { id: 'DG7GMGF0FKX9-0003', edition: 'ENT', name: 'Enterprise', version: '2016' },
    { id: 'DG7GMGF0FKX9-0002', edition: 'ENT', name: 'Enterprise', version: '2017' },
    { id: 'DG7GMGF0FKZV-0001', edition: 'ENT', name: 'Enterprise', version: '2019' },
    { id: 'DG7GMGF0FLR2-0003', edition: 'STD', name: 'Standard', version: '2016' },
    { id: 'DG7GMGF0FLR2-0004', edition: 'STD', name: 'Standard', version: '2017' },
    { id: 'DG7GMGF0FLR2-0002', edition: 'STD', name: 'Standard', version: '2019' },
  ] as const
).map(({ id, edition, name, version }) => ({
  id,
  itemDescription: `SQL Server ${version} ${name} Core - 2 Core License Pack`,
  edition,
  version,
}))

const years = new Map([
  ['15.0', '2019'],
  ['14.0', '2017'],
  ['13.0', '2016'],
  ['12.0', '2014'],
  ['11.0', '2012'],
  ['10.50', '2008 R2'],
])

/** The year that the server shows for a version; empty for one that it does not know, such as 16.0 of 2022. */
export function sqlServerYear(version: string): string {
  return years.get(version.split('.').slice(0, 2).join('.')) ?? ''
}

export interface LicensedInstance extends Pick<SqlServerInstance, 'version' | 'edition' | 'license'> {
  name: string
}

/**
 * The instances of a host as the server stores them when their report arrives. It computes the licenses of versions
 * that it knows, and keeps the reported ones of others. One Enterprise instance makes the Standard ones of its host
 * Enterprise. A license counts packs of two cores, at least four cores.
 */
export function storedInstances<Instance extends LicensedInstance>(
  instances: readonly Instance[],
  cpuCores: number,
): Instance[] {
  const isEnterprise = instances.some(
    ({ edition, version }) => edition === 'ENT' && sqlServerYear(version) !== '',
  )
  return instances.map((instance) => {
    const year = sqlServerYear(instance.version)
    if (year === '') return instance
    const edition = instance.edition === 'STD' && isEnterprise ? 'ENT' : instance.edition
    return { ...instance, edition, license: licenseFor(edition, year, cpuCores, instance.license) }
  })
}

/** None for editions without a core license, such as Express and Developer. */
function licenseFor(
  edition: Edition,
  year: string,
  cpuCores: number,
  reported: SqlServerInstance['license'],
): SqlServerInstance['license'] {
  const kind = sqlServerLicenses.find((type) => type.edition === edition && type.version === year)
  if (!kind) return { licenseTypeID: '', name: '', count: 0, ignored: false, ignoredComment: '' }
  const isSame = reported.licenseTypeID === kind.id
  return {
    licenseTypeID: kind.id,
    name: kind.itemDescription,
    count: Math.max(4, cpuCores) / 2,
    ignored: isSame && reported.ignored,
    ignoredComment: isSame ? reported.ignoredComment : '',
  }
}

/** Undefined for years and editions without a core license. */
export function sqlServerLicenseFor(edition: Edition, year: string): SqlServerLicenseKind | undefined {
  return sqlServerLicenses.find((license) => license.edition === edition && license.version === year)
}
