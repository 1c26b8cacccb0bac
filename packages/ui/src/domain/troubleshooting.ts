/** An agent that stopped sending data. */
export interface SilentAgent {
  id: string
  hostname: string
  /** `null` if unknown. */
  days: number | null
  date: string
  description: string
}

/** A database that its host no longer reports. */
export interface MissingDatabaseRow {
  id: string
  hostname: string
  name: string
  ignored: boolean
  comment: string
}

/** A virtual host that no hypervisor lists. */
export interface OrphanHost {
  hostname: string
  technology: string
}

/** An error of a recommendation retrieval. */
export interface CloudError {
  id: string
  cloud: 'oracle' | 'aws' | 'google'
  createdAt: string
  profileID: string
  category: string
  error: string
}
