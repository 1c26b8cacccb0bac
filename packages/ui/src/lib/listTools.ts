import { createContext } from 'react'
import type { ListView } from './listView.ts'
import type { Sheet, SheetFormat } from './sheet.ts'

/** What whoever holds the lists adds to each of them: files, views that have a name, how often it is asked again. */
export interface ListTools {
  /** Makes the file beside the page and saves it. `report`: 0 to 1. Rejects with an AbortError when it is stopped. */
  save: (
    sheet: Sheet,
    format: SheetFormat,
    report: (done: number) => void,
    signal: AbortSignal,
  ) => Promise<void>
  /** What the rows are of, beyond the list's own filters: "Date: 01/10/2026". */
  scope: readonly string[]
  /** Parts of the address that nobody understands. */
  unread: readonly string[]
  onForgetUnread: () => void
  /** Seconds between two requests; null: only when told to. */
  every: number | null
  onEveryChange: (seconds: number | null) => void
  views: ViewTools
  /** Whether the summary rails of lists are open; absent: each list keeps its own. */
  summary?: { open: boolean; onOpenChange: (open: boolean) => void } | undefined
  /** Shows what is different between two days, YYYY-MM-DD; `null` is today. Absent: the services know only today. */
  onCompare?: ((from: string, to: string | null) => void) | undefined
}

/** All rows of a view that comes page by page, as it stands. `report`: 0 to 1. */
export type Gather<Row> = (report: (done: number) => void, signal: AbortSignal) => Promise<readonly Row[]>

/** Names of views are unique in their list. */
export interface ViewTools {
  saved: readonly SavedView[]
  onOpen: (name: string) => void
  /** A view of that name is replaced. */
  onSave: (name: string, view: Partial<ListView>, options: Pick<SavedView, 'isDefault' | 'isKept'>) => void
  /** Gives the way back. */
  onRemove: (name: string) => () => void
  /** What the list opens with; null: as it is made. */
  onDefaultChange: (name: string | null) => void
  /** An address that shows the same to whoever opens it. */
  link: (view: Partial<ListView>) => string
  linkOf: (name: string) => string
  onDownload: (name: string) => void
  /** Takes over what somebody else downloaded. */
  take: (file: File) => Promise<TakenView>
}

export interface SavedView {
  name: string
  isDefault: boolean
  /** It stays in this browser after logout. */
  isKept: boolean
  /** It is what the list shows. */
  isShown: boolean
}

export type TakenView = { status: 'taken'; name: string } | { status: 'unreadable' | 'otherList' }

export const ListToolsContext = createContext<ListTools | null>(null)
