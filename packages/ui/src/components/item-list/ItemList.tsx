import { clsx } from 'clsx'
import { useState } from 'react'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { missingDecimals } from '../../lib/format.ts'
import { filterItems } from '../pick-list/filterItems.ts'
import { type PickItem, PickList } from '../pick-list/PickList.tsx'

export interface ItemListProps {
  /** Accessible name: "Hosts". */
  label: string
  /** Hides the label and the count, for a list below a heading with both. */
  bare?: boolean
  items: readonly PickItem[]
  /** Id of the selected item. */
  selectedId: string | null
  /** Not called for items with a link. */
  onSelect?: (id: string) => void
  /** Message without items. */
  empty: string
  /** Sets the height. By default the list fills its container. */
  className?: string
}

/** Number of items rendered initially. Scrolling renders more. */
const pageSize = 60

/**
 * Filterable list that stays beside the details of the selected item, used in place of a column of tabs. In a
 * form take a Combobox.
 */
export function ItemList({
  label,
  bare = false,
  items,
  selectedId,
  onSelect,
  empty,
  className = 'h-full',
}: ItemListProps) {
  const t = useText('common')
  const format = useFormat()
  const [text, setText] = useState('')
  const [renderedCount, setRenderedCount] = useState(pageSize)
  const matches = filterItems(items, text)
  const selectedIndex = matches.findIndex(({ id }) => id === selectedId)
  const limit = Math.max(renderedCount, selectedIndex + 50)
  const renderedItems = matches.slice(0, limit)
  return (
    <section
      data-slot="item-list"
      aria-label={label}
      className={clsx('flex min-h-0 min-w-0 flex-col', className)}
    >
      {bare ? null : (
        <div className="flex h-9 shrink-0 items-center justify-between gap-2 px-3">
          <h2 className="min-w-0 truncate text-13 font-semibold" title={label}>
            {label}
          </h2>
          <span className="shrink-0 text-12 text-text-muted tabular-nums">
            {matches.length === items.length
              ? format.number(items.length)
              : `${format.number(matches.length)} / ${format.number(items.length)}`}
          </span>
        </div>
      )}
      <PickList
        label={label}
        placeholder={t('select.search')}
        text={text}
        onTextChange={(next) => {
          setText(next)
          setRenderedCount(pageSize)
        }}
        {...(matches.length > limit ? { onEnd: () => setRenderedCount(limit + pageSize) } : {})}
        groups={[{ id: 'items', items: renderedItems, hidden: matches.length - renderedItems.length }]}
        selectedId={selectedId}
        onSelect={({ id }) => onSelect?.(id)}
        empty={empty}
        className="min-h-0 flex-1"
      />
    </section>
  )
}

interface RankValueProps {
  /** A formatted number. */
  children: string
  /** Decimals of the longest value in the list. */
  decimals?: number
}

/** Value by which the items of a list are ranked, aligned on the decimal separator. */
export function RankValue({ children, decimals = 0 }: RankValueProps) {
  return (
    <span
      data-slot="rank-value"
      // Generated content, so that the padding digits are neither copied nor read aloud.
      data-fill={missingDecimals(children, decimals)}
      className="shrink-0 text-12 text-text-muted tabular-nums after:invisible after:content-[attr(data-fill)]"
    >
      {children}
    </span>
  )
}
