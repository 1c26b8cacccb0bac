import type { Faker, LocaleDefinition } from '@faker-js/faker'
import { brazilian, italian, japanese, people, places } from './definitions.ts'
import { fakerOf } from './faker.ts'
import { DEFAULT_SEED, type Source } from './random.ts'

/** Locales of the personas and of the sites abroad. Pass the definitions of any other faker locale. */
const locales = {
  en: [people, places],
  it: [...italian, people, places],
  ja: [...japanese, people, places],
  'pt-br': [...brazilian, people, places],
} satisfies Record<string, LocaleDefinition[]>

export type Locale = keyof typeof locales | readonly LocaleDefinition[]

export function fakerIn(locale: Locale): Faker {
  return fakerOf(typeof locale === 'string' ? locales[locale] : locale)
}

export function sourceOf(seed: number): Source {
  return { faker: fakerIn('en'), seed }
}

/** Source of a world without options. */
export const defaultSource: Source = sourceOf(DEFAULT_SEED)
