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
  return supportedTechnologies.find((technology) => technology === host.technology) ?? null
}

/** Oracle databases, and instances of all other technologies. */
export function databasesOf({ features }: HostDetail): readonly { name: string; version: string }[] {
  const postgresql = features.postgresql?.instances ?? []
  return [
    ...(features.oracle?.database?.databases ?? []),
    ...(features.mysql?.instances ?? []),
    ...(features.microsoft?.sqlServer?.instances ?? []),
    ...postgresql.map(({ name, setting }) => ({ name, version: setting?.dbVersion ?? '' })),
    ...(features.mongodb?.instances ?? []),
  ].filter(({ name }) => name !== '')
}

export function databaseNamesOf(host: HostDetail): string[] {
  return databasesOf(host).map(({ name }) => name)
}
