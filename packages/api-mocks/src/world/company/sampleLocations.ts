import { defaultSource } from '../../lib/locales.ts'
import { sitesOf } from './sites.ts'

// The published package has both as values (`tsdown.config.ts`), so that fixtures do not load the names of all places.

/** Sites of every world with the default seed and locale, the headquarters first. */
export const sampleSites = sitesOf(defaultSource)
const [first, second, third, fourth, fifth, sixth] = sampleSites

export const sampleLocations = [
  first.name,
  second.name,
  third.name,
  fourth.name,
  fifth.name,
  sixth.name,
] as const
