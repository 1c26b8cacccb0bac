import type { Faker } from '@faker-js/faker'

/** Digits of cloud identifiers. */
export const base32 = 'abcdefghijklmnopqrstuvwxyz234567'

/** Purpose of a database, as part of its name: a department, sometimes the data warehouse. */
export function subjectFrom({ commerce, datatype }: Faker): string {
  if (datatype.boolean(1 / 14)) return 'dwh'
  return asciiOf(commerce.department()).slice(0, 6) || 'app'
}

/** Name of a project or account, after a city. */
export function codeNameFrom({ location }: Faker): string {
  return asciiOf(location.city()).slice(0, 14) || 'lab'
}

/** Names for tables and parts of an application. */
export function contentsFrom({ commerce, helpers }: Faker, count: number): string[] {
  return helpers.uniqueArray(() => asciiOf(commerce.product()) || 'item', count)
}

/** Reduces a name to the lower-case letters and digits that are valid in host, database and user names. */
export function asciiOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]/g, '')
}

/** Faker templates. */
const templates = [
  'Test system of {{person.fullName}}',
  'Covered by the contract of {{company.name}}',
  'Decommissioned in {{date.month}}',
  'Cold standby, started by hand: {{person.fullName}}',
  'Found by the agent, switched off since',
  'Moves to {{company.name}} in {{date.month}}',
  'Agreed with {{person.fullName}} of {{company.name}} in {{date.month}}: the option stays installed for the rollback and is not used',
]

/** Reason for ignoring a license or a missing database. */
export function commentFrom({ helpers }: Faker): string {
  return helpers.fake(templates)
}
