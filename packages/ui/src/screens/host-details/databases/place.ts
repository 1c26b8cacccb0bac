import { paths } from '../../paths.ts'

/** Where a person stands in a database; the address says it: `?tab=pdbs&pdb=SALES&view=schemas`. */
export interface PanelPlace {
  /** The open tab of the database; absent: the first. */
  tab?: string
  /** The open pluggable database of an Oracle database. */
  pdb?: string
  /** The open database of an instance of another technology. */
  db?: string
  /** The open tab of the pdb or db. */
  view?: string
}

const keys = ['tab', 'pdb', 'db', 'view'] as const

/** Of the query of an address. */
export function readPlace(query: string): PanelPlace {
  const params = new URLSearchParams(query)
  const place: PanelPlace = {}
  for (const key of keys) {
    const value = params.get(key)
    if (value) place[key] = value
  }
  return place
}

/** What the query says of other things stays in it. */
export function writePlace(place: PanelPlace, query = ''): string {
  const params = new URLSearchParams(query)
  for (const key of keys) {
    const value = place[key]
    if (value === undefined) params.delete(key)
    else params.set(key, value)
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

export function placeAddress(hostname: string, dbname: string, place: PanelPlace): string {
  return paths.host(hostname, dbname) + writePlace(place)
}
