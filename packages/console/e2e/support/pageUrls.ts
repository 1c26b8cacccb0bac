import { unescapeText } from '@inventory-console/api-mocks/contract/reportText'
import { pages } from '../../src/shell/routing/manifest.ts'
import type { Crawler } from './crawler.ts'

/** URLs of every page of the manifest in the walker's world; detail pages once per technology. */
export async function pageUrls(crawler: Pick<Crawler, 'requestJson'>): Promise<readonly string[]> {
  const hosts = toArray(await crawler.requestJson('/api/hosts?mode=summary'), 'hosts')
  const products = new Map<string, string>()
  for (const host of hosts) {
    const names = Object.keys(Object(field(host, 'databases')))
    for (const product of names.length > 0 ? names : ['none'])
      if (!products.has(product) && isAddressable(text(field(host, 'hostname'))))
        products.set(product, text(field(host, 'hostname')))
  }
  const clusters = toArray(await crawler.requestJson('/api/hosts/clusters')).map((row) =>
    text(field(row, 'name')),
  )
  const pdbs = toArray(await crawler.requestJson('/api/hosts/technologies/oracle/databases/pdbs')).map(
    (row) => [field(row, 'hostname'), field(row, 'dbname'), field(field(row, 'pdb'), 'name')].map(text),
  )
  const used = toArray(
    await crawler.requestJson('/api/hosts/technologies/all/databases/licenses-used'),
    'usedLicenses',
  )
  const encodePath = (names: readonly string[]) => names.map((name) => encodeURIComponent(name)).join('/')
  const ofPdb = pdbs.find((names) => names.every(isAddressable)) ?? []
  const oracle = encodePath([products.get('Oracle/Database') ?? ''])
  return pages.flatMap(({ path }) =>
    path.startsWith('/details/')
      ? [...products.values()].map((host) => `/details/${encodePath([host])}`)
      : ofOneHost.has(path)
        ? [path, `${path}?host=${oracle}`]
        : path
            .replace('/:hostname/:dbname/:pdb', `/${encodePath(ofPdb)}`)
            .replace('/:clustername', `/${encodePath([clusters.find(isAddressable) ?? ''])}`)
            .replace('/:partNumber?', `/${encodePath([text(field(used[0], 'licenseTypeID'))])}`),
  )
}

/** Pages that start with a list of hosts. */
const ofOneHost: ReadonlySet<string> = new Set([
  '/capacity/by-os',
  '/oracle/dbgrowth',
  '/oracle/cpu-time',
  '/oracle/capacity',
])

/** The API cannot address a name with a slash, so it has no detail page. */
export const isAddressable = (name: string) => !name.includes('/')

/** The server sends names of agent reports escaped, and the URL of a page has them as they are. */
const text = (value: unknown) => (typeof value === 'string' ? unescapeText(value) : '')

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function toArray(value: unknown, key?: string): readonly unknown[] {
  const list = key === undefined ? value : field(value, key)
  return Array.isArray(list) ? list : []
}
