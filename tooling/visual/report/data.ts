import type { ClusterKind } from '../compare/clusters.ts'
import type { Rect } from '../compare/regions.ts'

/** Data of the page, embedded as JSON. */
export interface ReportData {
  run: string
  createdAt: string
  base: string
  head: string
  browser: string
  stories: number
  pictures: number
  changedPictures: number
  refuted: number
  failed: { id: string; side: string; errors: string[] }[]
  clusters: ReportCluster[]
}

export interface ReportCluster {
  key: string
  kind: ClusterKind
  title: string
  colors: string[]
  hash: string
  members: ReportMember[]
  examples: Example[]
}

interface ReportMember {
  story: string
  mode: string
}

export interface Example {
  story: string
  mode: string
  width: number
  height: number
  /** Data URLs; `null` if the side has no picture. */
  before: string | null
  after: string | null
  /** Changed areas within the crop. */
  changed: Rect[]
}

export type Decision = 'accepted' | 'rejected'

/** Exported by the page and read by `--decisions`. */
export interface DecisionFile {
  run: string
  base: string
  head: string
  decisions: { key: string; hash: string; decision: Decision | null; note: string }[]
}
