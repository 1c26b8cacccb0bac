import type { HostDetail, TechnologyInfo } from '@inventory-console/api-mocks/contract'

/** Technology codes of the API whose databases have a section on the host page. */
const supportedTechnologies = [
  'Oracle/Database',
  'Oracle/MySQL',
  'Microsoft/SQLServer',
  'PostgreSQL/PostgreSQL',
  'MongoDB/MongoDB',
] as const
export type SupportedTechnology = (typeof supportedTechnologies)[number]

/** The technology of the section; `null` without one. */
export function technologyOf({ technology, features }: HostDetail): SupportedTechnology | null {
  const named = supportedTechnologies.find((code) => code === technology)
  if (named) return named
  // A dismissed host has no code, and a newer server may send another one.
  const databases = databasesByTechnology(features)
  return supportedTechnologies.find((code) => databases[code].length > 0) ?? null
}

/** True if the rows of a host are databases; all other technologies have instances. */
export function hasDatabases(host: HostDetail): boolean {
  return technologyOf(host) === 'Oracle/Database'
}

/** Display name of the technology, or its code if the settings do not list it. */
export function technologyName(host: HostDetail, technologies: readonly TechnologyInfo[]): string {
  // Only requests with a date return a dismissed host, which has no code.
  const code = host.technology || (technologyOf(host) ?? '')
  return (technologies.find(({ product }) => product === code)?.prettyName ?? '') || code
}

interface NamedDatabase {
  name: string
  version: string
  /** Code of the state; '' if the technology has none. */
  status: string
}

/** Oracle databases, and instances of all other technologies. */
export function databasesByTechnology(
  features: HostDetail['features'],
): Record<SupportedTechnology, readonly NamedDatabase[]> {
  const postgresql = features.postgresql?.instances ?? []
  return {
    'Oracle/Database': features.oracle?.database?.databases ?? [],
    'Oracle/MySQL': (features.mysql?.instances ?? []).map(({ name, version }) => ({
      name,
      version,
      status: '',
    })),
    'Microsoft/SQLServer': (features.microsoft?.sqlServer?.instances ?? []).map(
      ({ name, version, stateDesc }) => ({ name, version, status: stateDesc }),
    ),
    'PostgreSQL/PostgreSQL': postgresql.map(({ name, setting }) => ({
      name,
      version: setting?.dbVersion ?? '',
      status: '',
    })),
    'MongoDB/MongoDB': (features.mongodb?.instances ?? []).map(({ name, version }) => ({
      name,
      version,
      status: '',
    })),
  }
}

export function databasesOf({ features }: HostDetail): readonly NamedDatabase[] {
  return Object.values(databasesByTechnology(features))
    .flat()
    .filter(({ name }) => name !== '')
}

export function databaseNamesOf(host: HostDetail): string[] {
  return databasesOf(host).map(({ name }) => name)
}
