import type { Faker } from '@faker-js/faker'
import { asciiOf } from './ascii.ts'

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
