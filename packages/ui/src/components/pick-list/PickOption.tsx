import { Check } from 'lucide-react'
import { HighlightedText } from '../../data-table/cells/HighlightedText.tsx'
import { cn } from '../../lib/cn.ts'
import { Link } from '../../lib/links.ts'
import type { PickItem } from './pickItem.ts'

export interface PickOptionProps {
  item: PickItem
  id: string
  active: boolean
  selected: boolean
  /** Folded search text. */
  needle: string
  onActivate: () => void
  onSelect: (item: PickItem) => void
}

export function PickOption({ item, id, active, selected, needle, onActivate, onSelect }: PickOptionProps) {
  const { label, note, icon: Icon, mark, to } = item
  const optionProps = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': selected,
    ref: active ? scrollIntoList : undefined,
    onClick: () => onSelect(item),
    onPointerMove: onActivate,
    className: cn(
      'flex min-h-8 cursor-pointer items-center gap-2 rounded-control px-2 py-1 text-13 [content-visibility:auto]',
      // Without the padding. A wrong estimate would move the option away after scrolling to it.
      note ? '[contain-intrinsic-size:auto_36px]' : '[contain-intrinsic-size:auto_24px]',
      selected ? 'selected-fill' : 'hover:bg-surface-hover',
      active && '-outline-offset-2 outline-focus group-focus-within/pick:outline-2',
      active && !selected && 'group-focus-within/pick:bg-surface-hover',
    ),
  }
  const content = (
    <>
      {Icon ? <Icon size={16} className="shrink-0 text-text-muted" /> : null}
      <span className="min-w-0 flex-1">
        <bdi translate="no" className="block wrap-anywhere">
          <HighlightedText text={label} needle={needle} />
        </bdi>
        {note ? (
          <bdi translate="no" className="block truncate text-12 text-text-muted">
            <HighlightedText text={note} needle={needle} />
          </bdi>
        ) : null}
      </span>
      {selected ? <Check size={16} className="shrink-0 text-accent-text" /> : null}
      {mark}
    </>
  )
  return to === undefined ? (
    <div {...optionProps}>{content}</div>
  ) : (
    <Link to={to} {...optionProps}>
      {content}
    </Link>
  )
}

/** Scrolls only the list, unlike `scrollIntoView`. */
function scrollIntoList(option: HTMLElement | null) {
  const list = option?.closest('[role="listbox"]')
  if (!option || !list) return
  const [inner, outer] = [option.getBoundingClientRect(), list.getBoundingClientRect()]
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom
}
