import type { AcknowledgeBlocker } from '../../domain/alerts.ts'

/** Alerts of one code and severity. */
interface AlertGroup {
  code: string
  severity: string
  count: number
}

/** The alerts to mark, shown for confirmation. */
export interface AcknowledgePreview {
  groups: readonly AlertGroup[]
  /** Alerts that cannot be marked, counted by reason. */
  unaffected: Readonly<Partial<Record<AcknowledgeBlocker, number>>>
  /** Host of a single alert. */
  host?: string
  /** Selected rows that are hidden or on other pages. */
  hidden?: number
}

/** Outcome of marking alerts as read, in numbers. */
export interface AcknowledgeReceipt {
  acknowledged: number
  /** Rejected by the server. */
  rejected: number
  /** Without a response: they may or may not be marked. */
  unknown: number
  /** Not attempted after cancelling or repeated failures. */
  remaining: number
  reasons: readonly string[]
}

export type AcknowledgeWork =
  | { status: 'counting' }
  | { status: 'uncounted'; error: { message: string } }
  | { status: 'confirming'; preview: AcknowledgePreview }
  | { status: 'loading' }
  | { status: 'running'; done: number; total: number }
  | { status: 'cancelling' }
  /** The alerts failed to load, so none was marked. */
  | { status: 'failed'; error: { message: string } }
  | { status: 'ended'; receipt: AcknowledgeReceipt }

export function previewCount({ groups }: AcknowledgePreview): number {
  return groups.reduce((sum, { count }) => sum + count, 0)
}
