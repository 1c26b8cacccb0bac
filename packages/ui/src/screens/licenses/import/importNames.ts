import type { DatabaseUsedLicensePerHost } from '@inventory-console/api-mocks/contract'
import { columnNames, flagOf, type ImportLine, type ImportVendor, type LineProblem } from './importFile.ts'

/** Names of the inventory that a file is checked against. A list is null if it failed to load. */
export interface KnownNames {
  types: readonly string[] | null
  hosts: readonly string[] | null
  locations: readonly string[] | null
  usage: readonly Pick<DatabaseUsedLicensePerHost, 'hostname' | 'licenseTypeID' | 'clusterLicenses'>[] | null
}

/** Adds the problems of names that the server or its figures do not know. */
export function checkNames(
  vendor: ImportVendor,
  lines: readonly ImportLine[],
  known: KnownNames,
): readonly ImportLine[] {
  const { licenseTypeID: typeColumn, location: locationColumn } = columnNames(vendor)
  const types = known.types && new Set(known.types)
  const hosts = known.hosts && new Set(known.hosts)
  const byLowerCase = new Map((known.hosts ?? []).map((name) => [name.toLowerCase(), name]))
  const locations = known.locations && new Set(known.locations)
  const usage = known.usage && usageOf(known.usage)

  function hostProblems(names: readonly string[]): LineProblem[] {
    const unknown = hosts ? names.filter((name) => !hosts.has(name)) : []
    return unknown.map((name) => {
      const listed = byLowerCase.get(name.toLowerCase())
      return listed === undefined
        ? { kind: 'unknownHost', column: 'Hosts', name }
        : { kind: 'otherCase', column: 'Hosts', name, listed }
    })
  }

  return lines.map((line) => {
    const { licenseTypeID, location } = line
    const problems = [...line.problems]
    const warnings: LineProblem[] = []
    if (licenseTypeID !== '' && types?.has(licenseTypeID) === false)
      problems.push({ kind: 'unknownType', column: typeColumn })
    if (location !== 'All' && locations?.has(location) === false)
      warnings.push({ kind: 'unknownLocation', column: locationColumn, name: location })
    const names = (line.cells['Hosts'] ?? '').split(',').filter((name) => name !== '')
    const ofHosts = hostProblems(names)
    problems.push(...ofHosts)
    // An unknown host or type stops the import before it could cover anything.
    if (problems.length === 0) {
      const reason = noCoverReason(vendor, line, names, usage?.get(licenseTypeID) ?? (usage ? noHosts : null))
      if (reason) warnings.push({ kind: reason, column: null })
    }
    return { ...line, problems, warnings }
  })
}

/** Hosts that use a license type; true if they are licensed through a cluster. */
type UsingHosts = ReadonlyMap<string, boolean>

const noHosts: UsingHosts = new Map()

function usageOf(rows: NonNullable<KnownNames['usage']>): ReadonlyMap<string, UsingHosts> {
  const byType = new Map<string, Map<string, boolean>>()
  for (const { hostname, licenseTypeID, clusterLicenses } of rows) {
    const using = byType.get(licenseTypeID) ?? new Map<string, boolean>()
    using.set(hostname, clusterLicenses > 0)
    byType.set(licenseTypeID, using)
  }
  return byType
}

/** Why a contract would cover nothing. `using` is null while unknown. */
function noCoverReason(
  vendor: ImportVendor,
  { cells }: ImportLine,
  names: readonly string[],
  using: UsingHosts | null,
) {
  if (vendor === 'oracle') {
    const isPool = flagOf(cells['ULA'] ?? '') === true || flagOf(cells['Basket'] ?? '') === true
    const isRestricted = flagOf(cells['Restricted'] ?? '') === true
    if (!isPool && names.length === 0) return isRestricted ? 'noHosts' : 'noBasket'
    if (!isPool && using && names.every((name) => !using.has(name))) return 'unusedByHosts'
    if (isRestricted && using && names.every((name) => using.get(name) ?? true)) return 'clustered'
  }
  // The file has no column for clusters, and such a contract covers only those it names.
  if (vendor === 'mysql' && cells['Type']?.toUpperCase() === 'CLUSTER') return 'noClusters'
  return using?.size === 0 ? 'unused' : null
}
