import { Faker, type LocaleDefinition, type Randomizer } from '@faker-js/faker'
import { hashOf, mix } from './hash.ts'

/** Reseeding costs one hash, and integer arithmetic gives the same sequence in every engine. */
function createRandomizer(): Randomizer {
  let state = 0
  return {
    next: () => {
      state = (state + 0x9e37_79b9) | 0
      return mix(state) / 2 ** 32
    },
    seed: (seed) => {
      state = typeof seed === 'number' ? mix(seed) : hashOf(seed)
    },
  }
}

const fakers = new Map<readonly LocaleDefinition[], Faker>()

/** One faker per list of definitions, which `fakeOf` reseeds before each value. */
export function fakerOf(definitions: readonly LocaleDefinition[]): Faker {
  const known = fakers.get(definitions)
  if (known) return known
  const faker = new Faker({ locale: [...definitions], randomizer: createRandomizer() })
  fakers.set(definitions, faker)
  return faker
}
