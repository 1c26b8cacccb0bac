import type { Stays } from '../../domain/alerts.ts'

/** Alerts of one code and severity. */
interface AlertGroup {
  code: string
  severity: string
  count: number
}

/** What will be marked as read, before it is. */
export interface AcknowledgePreview {
  groups: readonly AlertGroup[]
  /** How many stay as they are, by the reason. */
  stays: Readonly<Partial<Record<Stays, number>>>
}

/** What became of it. */
export interface AcknowledgeReceipt {
  marked: number
  /** The services refused them. */
  refused: number
  /** No answer came: they may be marked, or not. */
  unknown: number
  /** Not tried, because it was stopped. */
  left: number
  reasons: readonly string[]
}

export type AcknowledgeWork =
  | { status: 'counting' }
  | { status: 'uncounted'; error: { message: string } }
  | { status: 'asking'; preview: AcknowledgePreview }
  | { status: 'gathering' }
  | { status: 'running'; done: number; total: number }
  | { status: 'cancelling' }
  /** The alerts to be marked could not be read; none was marked. */
  | { status: 'failed'; error: { message: string } }
  | { status: 'ended'; receipt: AcknowledgeReceipt }

export function previewCount({ groups }: AcknowledgePreview): number {
  return groups.reduce((sum, { count }) => sum + count, 0)
}
