import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Tone } from '../../components/badge/Badge.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { readMarked, type UnreadValue } from '../../lib/unreadValues.ts'
import type { Kind, Mark } from '../columns/column.ts'
import { entrySeparator, type Key } from '../engine/keys.ts'
import { hasMatch } from '../engine/search.ts'
import { HighlightedText } from './HighlightedText.tsx'

export interface CellProps {
  kind: Kind
  value: Key
  /** The displayed value: formatted, and a label in place of a code. */
  text: string
  /** The folded search terms, one per line; '' without a search. */
  needle: string
  /** The row's tone in a column of badges. */
  tone: Tone
}

export function TextCell({ text, needle }: CellProps) {
  return <HighlightedText text={text} needle={needle} />
}

/** Neutral, because only the column knows whether yes is good. */
export function BooleanCell({ value, text }: CellProps) {
  return <span className={value === 0 ? 'text-text-muted' : undefined}>{text}</span>
}

const visibleEntries = 2

/** Shows the first entries. The button opens the full value with the others. */
export function ListCell({ value, needle }: CellProps) {
  const t = useText('table')
  const entries = String(value).split(entrySeparator)
  const rest = entries.slice(visibleEntries)
  const hasHiddenMatch = rest.some((entry) => hasMatch(entry, needle))
  return (
    <span data-flex className="flex min-w-0 items-center gap-1.5">
      <span className="truncate">
        <HighlightedText text={entries.slice(0, visibleEntries).join(', ')} needle={needle} />
      </span>
      {rest.length > 0 && (
        <button
          type="button"
          tabIndex={-1}
          data-full-value
          className={`min-h-6 shrink-0 rounded-chip px-1.5 text-12 ${hasHiddenMatch ? 'bg-mark text-text' : 'bg-surface-active text-text-muted'}`}
        >
          <span>{t('list.more', { count: rest.length })}</span>
          <span className="sr-only">{t('list.showAll', { count: entries.length })}</span>
        </button>
      )}
    </span>
  )
}

// Elements, so that React skips an icon that stays the same while scrolling.
const icons = {
  warning: <TriangleAlert aria-hidden size={14} className="text-warning-icon" />,
  danger: <CircleX aria-hidden size={14} className="text-danger-icon" />,
  success: <CircleCheck aria-hidden size={14} className="text-success-icon" />,
  info: <Info aria-hidden size={14} className="text-info-icon" />,
}

/** Icon with visually hidden text, which also appears in the full value. */
export function RowMark({ mark, label }: { mark: Mark; label: string }) {
  return (
    <span className="mr-1.5 inline-flex align-[-2px]">
      {icons[mark.tone]}
      <span className="sr-only">{label}</span>
    </span>
  )
}

/** Corner of a cell that differs from another date. The text also appears in the full value. */
export function DifferenceMark({ text }: { text: string }) {
  return (
    <>
      <span
        aria-hidden
        data-slot="difference"
        className="absolute top-0 left-0 border-4 border-transparent border-t-info-icon border-l-info-icon"
      />
      <span className="sr-only">{` (${text})`}</span>
    </>
  )
}

/** In words, with what the server sent. */
export function useUnreadText() {
  const t = useText('table')
  return ({ sent }: UnreadValue) => (sent === null ? t('unread.mark') : t('unread.sent', { sent }))
}

/** In place of a value that could not be read, where there is room for words. */
export function UnreadText({ unread }: { unread: UnreadValue }) {
  const text = useUnreadText()
  return (
    <span data-slot="unread" className="inline-flex items-start gap-1.5">
      <span className="mt-0.5 shrink-0">{icons.warning}</span>
      <span className="wrap-anywhere">{text(unread)}</span>
    </span>
  )
}

/** In place of a value that could not be read. The tooltip has what the server sent. */
export function UnreadMark({ unread }: { unread: UnreadValue }) {
  const label = useUnreadText()(unread)
  return (
    <span data-slot="unread" title={label} className="inline-flex align-[-2px]">
      {icons.warning}
      <span className="sr-only">{label}</span>
    </span>
  )
}

/** The children, or in their place on one line that a value could not be read which `read` reads for them. */
export function Readable({ read, children }: { read: () => unknown; children: ReactNode }) {
  const text = useUnreadText()
  const { unread } = readMarked(read)
  if (!unread) return children
  return (
    <span data-slot="unread" title={text(unread)} className="flex min-w-0 items-center gap-1.5 font-normal">
      <span className="shrink-0">{icons.warning}</span>
      <span className="truncate">{text(unread)}</span>
    </span>
  )
}

/** The text, or in its place the mark of a value that could not be read for it. */
export function MarkedText({ read }: { read: () => string }) {
  const { value, unread } = readMarked(read)
  return unread ? <UnreadMark unread={unread} /> : value
}

/** A total in a sentence. A mark behind it says that a value could not be read and is not in it. */
export function MarkedTotal({ read }: { read: () => string }) {
  const { value, unread } = readMarked(read)
  if (!unread) return value
  return (
    <>
      {value} <UnreadMark unread={unread} />
    </>
  )
}

/** Strikes through a value that does not count. Screen readers skip the line, so hidden text follows. */
export function StrikeThrough({ children }: { children: ReactNode }) {
  const t = useText('table')
  return (
    <s className="text-text-muted">
      <span>{children}</span>
      <span className="sr-only">{t('struck')}</span>
    </s>
  )
}
