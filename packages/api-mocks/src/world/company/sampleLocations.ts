import { defaultSource } from '../../lib/random.ts'
import { sitesOf } from './sites.ts'

const [first, second, third, fourth, fifth, sixth] = sitesOf(defaultSource)

/** Locations of every world with the default seed and locale, the headquarters first. */
export const sampleLocations = [
  first.name,
  second.name,
  third.name,
  fourth.name,
  fifth.name,
  sixth.name,
] as const
