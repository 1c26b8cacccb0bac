import { fakerIn, type Locale } from '../../lib/faker.ts'
import { fakeOf, type Source } from '../../lib/random.ts'
import { asciiOf } from './ascii.ts'

export interface Person {
  firstName: string
  lastName: string
  /** Initial and last name, or the personnel number if the name has no Latin letters. */
  username: string
}

const PEOPLE = 3_000_003

/** Locale of the employees abroad by the last digit of their row. */
const abroad: Readonly<Record<number, Locale>> = { 2: 'pt-br', 4: 'ja', 7: 'it' }

/** Employee `row` (from 1). */
export function personOf(source: Source, row: number): Person {
  const locale = abroad[row % 10]
  const faker = locale === undefined ? source.faker : fakerIn(locale)
  const { person } = fakeOf({ ...source, faker }, PEOPLE + row)(1)
  const firstName = person.firstName()
  const lastName = person.lastName()
  const [initial, name] = [asciiOf(firstName), asciiOf(lastName)]
  const username = name === '' ? `u${1000 + row}` : `${initial.slice(0, 1)}${name}`
  return { firstName, lastName, username }
}
