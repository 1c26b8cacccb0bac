import { createContext, type ReactNode } from 'react'
import type { ListView } from './listView.ts'
import type { SheetFile, SheetFormat } from './sheet.ts'

/** Features that the console adds to every list: exports, saved views and polling. */
export interface ListTools {
  /**
   * Writes the file in a worker and saves it. `onProgress` receives 0 to 1. Rejects with an `AbortError` when
   * aborted.
   */
  save: (
    sheet: SheetFile,
    format: SheetFormat,
    onProgress: (done: number) => void,
    signal: AbortSignal,
  ) => Promise<void>
  /** Active global filters: "Date: 01/10/2026". */
  scope: readonly string[]
  /** What the global filters change about the rows, in the footer. */
  note?: string | undefined
  origin: ListOrigin
  /** Unknown query parameters of the URL. */
  unknown: readonly string[]
  onDismissUnknown: () => void
  /** Polling interval in seconds; null disables polling. */
  refreshInterval: number | null
  onIntervalChange: (seconds: number | null) => void
  views: ViewTools
  /** Panels of the list as they were left. */
  panels: ListPanels
  onPanelsChange: (changed: Partial<ListPanels>) => void
  /** The next step on an empty list that exists for this user. */
  nextStep?: ReactNode
  /** Compares two days, YYYY-MM-DD; `null` is today. Absent if the API has no history of the list. */
  onCompare?: ((from: string, to: string | null) => void) | undefined
}

/** True for an open panel beside the rows. */
export interface ListPanels {
  filters: boolean
  summary: boolean
}

/** Origin of the rows of a list, apart from its own filters. */
export interface ListOrigin {
  address: () => string
  /** The global filters that the list takes, set or not. */
  scope: readonly { label: string; value: string }[]
  /** Identifies the global filters that are set, without the date; null without any. */
  scopeKey: string | null
  user: string
  webVersion: string
  /** Resolves to null if the server does not report one. */
  serverVersion: (signal: AbortSignal) => Promise<string | null>
}

/** Fetches all rows of a view under server-side pagination. `onProgress` receives 0 to 1. */
export type FetchAllRows<Row> = (
  onProgress: (done: number) => void,
  signal: AbortSignal,
) => Promise<readonly Row[]>

/** Saved views. Names are unique within a list. */
export interface ViewTools {
  saved: readonly SavedView[]
  onOpen: (name: string) => void
  /** Replaces an existing view with that name. */
  onSave: (name: string, view: Partial<ListView>, options: Pick<SavedView, 'isDefault' | 'isKept'>) => void
  /** Returns an undo function. */
  onRemove: (name: string) => () => void
  /** Sets the default view; null restores the initial one. */
  onDefaultChange: (name: string | null) => void
  /** Shareable URL of a view. */
  link: (view: Partial<ListView>) => string
  linkOf: (name: string) => string
  onDownload: (name: string) => void
  /** Imports a downloaded view. */
  importFile: (file: File) => Promise<ViewImportResult>
}

export interface SavedView {
  name: string
  isDefault: boolean
  /** Kept in this browser after logout. */
  isKept: boolean
  /** It is the current view. */
  isShown: boolean
}

export type ViewImportResult = { status: 'taken'; name: string } | { status: 'unreadable' | 'otherList' }

export const ListToolsContext = createContext<ListTools | null>(null)
