import type { HostDetail } from '@inventory-console/api-mocks/contract'

/** Technology codes of the API whose databases have a section on the host page. */
const supportedTechnologies = [
  'Oracle/Database',
  'Oracle/MySQL',
  'Microsoft/SQLServer',
  'PostgreSQL/PostgreSQL',
  'MongoDB/MongoDB',
] as const
export type SupportedTechnology = (typeof supportedTechnologies)[number]

/** `null` without databases, or for a technology without a section. */
export function technologyOf(host: HostDetail): SupportedTechnology | null {
  const code = technologyCode(host)
  return supportedTechnologies.find((technology) => technology === code) ?? null
}

/** A dismissed host, which only requests with a date return, has no code. Its databases name the technology. */
export function technologyCode({ technology, features }: HostDetail): string {
  if (technology !== '') return technology
  const databases = databasesByTechnology(features)
  return supportedTechnologies.find((code) => databases[code].length > 0) ?? ''
}

interface NamedDatabase {
  name: string
  version: string
}

/** Oracle databases, and instances of all other technologies. */
function databasesByTechnology(
  features: HostDetail['features'],
): Record<SupportedTechnology, readonly NamedDatabase[]> {
  const postgresql = features.postgresql?.instances ?? []
  return {
    'Oracle/Database': features.oracle?.database?.databases ?? [],
    'Oracle/MySQL': features.mysql?.instances ?? [],
    'Microsoft/SQLServer': features.microsoft?.sqlServer?.instances ?? [],
    'PostgreSQL/PostgreSQL': postgresql.map(({ name, setting }) => ({
      name,
      version: setting?.dbVersion ?? '',
    })),
    'MongoDB/MongoDB': features.mongodb?.instances ?? [],
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
