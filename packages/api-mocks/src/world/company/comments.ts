import type { Faker } from '@faker-js/faker'

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
