import { base, en, Faker, it, ja, pt_BR, type LocaleDefinition, type Randomizer } from '@faker-js/faker'
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

/** Locales of the personas and of the sites abroad. Pass the definitions of any other faker locale. */
const locales = {
  en: [en, base],
  it: [it, en, base],
  ja: [ja, en, base],
  'pt-br': [pt_BR, en, base],
} satisfies Record<string, LocaleDefinition[]>

export type Locale = keyof typeof locales | readonly LocaleDefinition[]

const fakers = new Map<Locale, Faker>()

/** One faker per locale, which `fakeOf` reseeds before each value. */
export function fakerIn(locale: Locale): Faker {
  const known = fakers.get(locale)
  if (known) return known
  const definitions = typeof locale === 'string' ? locales[locale] : [...locale]
  const faker = new Faker({ locale: definitions, randomizer: createRandomizer() })
  fakers.set(locale, faker)
  return faker
}
