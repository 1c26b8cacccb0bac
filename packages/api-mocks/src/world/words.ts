import { hostileName } from './hostile.ts'
import type { HostFacts } from './hosts/hostFacts.ts'

/** `hostile`: names that try to be something else. The languages: places of that country. */
export type Wording = 'hostile' | 'it' | 'pt-br'

const places: Readonly<Record<Exclude<Wording, 'hostile'>, ReadonlyMap<string, string>>> = {
  it: new Map([
    ['Milan', 'Milano'],
    ['Turin', 'Torino'],
    ['Rome', 'Roma'],
    ['Frankfurt', 'Bologna'],
    ['Dublin', 'Firenze'],
    ['São Paulo', "L'Aquila"],
  ]),
  'pt-br': new Map([
    ['Milan', 'São Paulo'],
    ['Turin', 'Rio de Janeiro'],
    ['Rome', 'Belo Horizonte'],
    ['Frankfurt', 'Brasília'],
    ['Dublin', 'Florianópolis'],
    ['São Paulo', 'Goiânia'],
  ]),
}

export function placeIn(words: Wording | undefined, place: string): string {
  return words === undefined || words === 'hostile' ? place : (places[words].get(place) ?? place)
}

/** The same host under the names of another vocabulary. */
export function worded(words: Wording | undefined, host: HostFacts): HostFacts {
  if (words === undefined) return host
  if (words !== 'hostile') return { ...host, location: placeIn(words, host.location) }
  const { row, info, membership, cluster } = host
  const hostname = hostileName(row)
  const pair = row % 2 === 0 ? [row - 1, row] : [row, row + 1]
  // The two of a pair may be one cluster, with the same databases.
  const first = Math.ceil(row / 2) * 7
  return {
    ...host,
    hostname,
    info: { ...info, hostname },
    databases: Object.fromEntries(
      Object.entries(host.databases).map(([product, names], which) => [
        product,
        names.map((_, index) => hostileName(first + which * 101 + index * 13)),
      ]),
    ),
    missingDatabases: host.missingDatabases.map((database, index) => ({
      ...database,
      name: hostileName(row * 11 + index * 17),
    })),
    membership: {
      ...membership,
      veritasClusterHostnames:
        membership.veritasClusterHostnames && pair.map((member) => hostileName(member)),
    },
    cluster: cluster === '' ? '' : `${cluster} <b>&amp;</b>`,
  }
}
