import type { HostDetail } from '@inventory-console/api-mocks/contract'
import { part, rows, text } from '../../lib/wire.ts'

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
  const features = part(host.features)
  const all = [
    rows(part(part(features.oracle).database).databases),
    rows(part(features.mysql).instances),
    rows(part(part(features.microsoft).sqlServer).instances),
    rows(part(features.postgresql).instances),
    rows(part(features.mongodb).instances),
  ]
  return all.flatMap((list) => list.map(({ name }) => text(name))).filter((name) => name !== '')
}
