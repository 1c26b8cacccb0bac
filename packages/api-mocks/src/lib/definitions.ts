import { en, it, ja, pt_BR, type LocaleDefinition } from '@faker-js/faker'

/**
 * What the world takes from faker's locales. Bundlers cannot drop the rest of a locale, so the published package has these
 * as values (`tsdown.config.ts`), in a module without faker. A test of the world fails if it needs a definition that is
 * not listed.
 */

function pick<Entry extends object>(entry: Entry | undefined, ...keys: (keyof Entry)[]): Partial<Entry> {
  const picked: Partial<Entry> = {}
  for (const key of keys) if (entry && key in entry) picked[key] = entry[key]
  return picked
}

function peopleOf({ commerce, company, date, person }: LocaleDefinition): LocaleDefinition {
  return {
    commerce: pick(commerce, 'department'),
    company: pick(company, 'category', 'legal_entity_type', 'name_pattern'),
    date: pick(date, 'month'),
    person: pick(
      person,
      'first_name',
      'last_name',
      'last_name_pattern',
      'middle_name',
      'name',
      'prefix',
      'suffix',
    ),
  }
}

function placesOf({ airline, commerce, internet, location, word }: LocaleDefinition): LocaleDefinition {
  return {
    airline: pick(airline, 'airport'),
    commerce: pick(commerce, 'product_name'),
    internet: pick(internet, 'example_email'),
    location: pick(location, 'city_name', 'city_pattern', 'city_prefix', 'city_suffix'),
    word: pick(word, 'adjective', 'noun'),
  }
}

/** English people and companies: all that a host needs, once its site is known. */
export const people = peopleOf(en)
export const places = placesOf(en)
export const italian = [peopleOf(it), placesOf(it)]
export const japanese = [peopleOf(ja), placesOf(ja)]
export const brazilian = [peopleOf(pt_BR), placesOf(pt_BR)]
