/** An agent that sends nothing. */
export interface SilentAgent {
  id: string
  hostname: string
  /** `null`: nobody knows for how long. */
  days: number | null
  date: string
  description: string
}

/** A database that was there and that its host reports no more. */
export interface MissingDatabaseRow {
  id: string
  hostname: string
  name: string
  ignored: boolean
  comment: string
}

/** A virtual host that no hypervisor lists. */
export interface LooseHost {
  hostname: string
  technology: string
}

/** What went wrong while recommendations were made. */
export interface CloudError {
  id: string
  cloud: 'oracle' | 'aws' | 'google'
  createdAt: string
  profileID: string
  category: string
  error: string
}
