import type { HostDetail } from '@inventory-console/api-mocks/contract'

/** Technologies whose databases have a panel here; their codes on the wire. */
const shownTechnologies = [
  'Oracle/Database',
  'Oracle/MySQL',
  'Microsoft/SQLServer',
  'PostgreSQL/PostgreSQL',
  'MongoDB/MongoDB',
] as const
export type ShownTechnology = (typeof shownTechnologies)[number]

/** Null: the host has no databases, or some of which the console does not know how to show them. */
export function technologyOf(host: HostDetail): ShownTechnology | null {
  return shownTechnologies.find((technology) => technology === host.technology) ?? null
}

/** Databases of Oracle, instances of all others. */
export function databaseNamesOf(host: HostDetail): string[] {
  const features = host.features
  const all = [
    features.oracle?.database?.databases ?? [],
    features.mysql?.instances ?? [],
    features.microsoft?.sqlServer?.instances ?? [],
    features.postgresql?.instances ?? [],
    features.mongodb?.instances ?? [],
  ]
  return all.flatMap((list) => list.map(({ name }) => name)).filter((name) => name !== '')
}
