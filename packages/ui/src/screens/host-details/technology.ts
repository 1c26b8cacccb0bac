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
export function databaseNamesOf(host: HostDetail): string[] {
  const features = host.features
  const databaseLists = [
    features.oracle?.database?.databases ?? [],
    features.mysql?.instances ?? [],
    features.microsoft?.sqlServer?.instances ?? [],
    features.postgresql?.instances ?? [],
    features.mongodb?.instances ?? [],
  ]
  return databaseLists.flatMap((list) => list.map(({ name }) => name)).filter((name) => name !== '')
}
