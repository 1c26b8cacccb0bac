import { groupBy } from '../../lib/groupBy.ts'
import { fakerIn, type Locale } from '../../lib/locales.ts'
import { fakeOf, type Source } from '../../lib/random.ts'
import { asciiOf } from './words.ts'

export interface Site {
  name: string
  /** Part of every host, node and cluster name at that site. */
  code: string
  /** Number of hosts at this site in a hundred. */
  weight: number
}

export type Sites = readonly [Site, Site, Site, Site, Site, Site]

const SITES = 2_061_003

/** Weight and locale of each site. Names abroad have accents or another script. */
const abroad: readonly [weight: number, locale?: Locale][] = [
  [30],
  [18],
  [14],
  [18, 'it'],
  [12, 'pt-br'],
  [8, 'ja'],
]

/** The sites, the headquarters first. Names and codes are unique. */
export function sitesOf(source: Source): Sites {
  const sites: Site[] = []
  for (const [index, [weight, locale]] of abroad.entries()) {
    const faker = locale === undefined ? source.faker : fakerIn(locale)
    sites.push(siteOf({ ...source, faker }, index, weight, sites))
  }
  const [first, second, third, fourth, fifth, sixth] = sites
  if (!first || !second || !third || !fourth || !fifth || !sixth) throw new Error('fewer than six sites')
  return [first, second, third, fourth, fifth, sixth]
}

/** The sites of a world from reports, by number of hosts. Generated sites follow if there are fewer than six. */
export function sitesOfLocations(source: Source, locations: readonly string[]): Sites {
  const counts = [...groupBy(locations, (name) => name)].toSorted(([, a], [, b]) => b.length - a.length)
  const [first, second, third, fourth, fifth, sixth] = sitesOf(source)
  const at = (index: number, site: Site): Site => ({ ...site, name: counts[index]?.[0] ?? site.name })
  return [at(0, first), at(1, second), at(2, third), at(3, fourth), at(4, fifth), at(5, sixth)]
}

function siteOf(source: Source, index: number, weight: number, others: readonly Site[]): Site {
  const isNew = ({ name, code }: Site) => others.every((other) => other.name !== name && other.code !== code)
  for (let attempt = 0; ; attempt += 1) {
    const { airline, helpers, location, rawDefinitions } = fakeOf(source, SITES + index)(attempt)
    // Prefers real cities to names invented from a pattern.
    const isListed = rawDefinitions.location?.city_pattern?.includes('{{location.city_name}}') ?? false
    const name = isListed ? helpers.fake('{{location.city_name}}') : location.city()
    const letters = asciiOf(name).slice(0, 3)
    const code = letters.length === 3 ? letters : airline.airport().iataCode.toLowerCase()
    const site = { name, code, weight }
    if (isNew(site)) return site
  }
}
