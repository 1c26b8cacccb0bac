import type { Faker } from '@faker-js/faker'
import { asciiOf } from './ascii.ts'

/** What a database is for: a department of the company, as names carry it. Now and then its data warehouse. */
export function subjectFrom({ commerce, datatype }: Faker): string {
  if (datatype.boolean(1 / 14)) return 'dwh'
  return asciiOf(commerce.department()).slice(0, 6) || 'app'
}

/** Projects and accounts are named after cities. */
export function codeNameFrom({ location }: Faker): string {
  return asciiOf(location.city()).slice(0, 14) || 'lab'
}

/** What tables and parts of an application hold. */
export function contentsFrom({ commerce, helpers }: Faker, count: number): string[] {
  return helpers.uniqueArray(() => asciiOf(commerce.product()) || 'item', count)
}
