import { paths } from '../../../paths.ts'

/** Location within a database, stored in the URL: `?tab=pdbs&pdb=SALES&view=schemas`. */
export interface PanelLocation {
  /** Open tab of the database; the first if absent. */
  tab?: string
  /** Open PDB of an Oracle database. */
  pdb?: string
  /** Open database of an instance of another technology. */
  db?: string
  /** Open tab of the PDB or database. */
  view?: string
}

const keys = ['tab', 'pdb', 'db', 'view'] as const

/** Reads the location from a URL query. */
export function parsePanelLocation(query: string): PanelLocation {
  const params = new URLSearchParams(query)
  const location: PanelLocation = {}
  for (const key of keys) {
    const value = params.get(key)
    if (value) location[key] = value
  }
  return location
}

/** Keeps query parameters that belong to others. */
export function serializePanelLocation(location: PanelLocation, query = ''): string {
  const params = new URLSearchParams(query)
  for (const key of keys) {
    const value = location[key]
    if (value === undefined) params.delete(key)
    else params.set(key, value)
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

export function panelPath(hostname: string, dbname: string, location: PanelLocation): string {
  return paths.host(hostname, dbname) + serializePanelLocation(location)
}
