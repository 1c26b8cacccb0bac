import { clsx } from 'clsx'
import { Check, Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { HighlightedText } from '../../data-table/cells/HighlightedText.tsx'
import { fold } from '../../data-table/engine/search.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { Icon as IconType } from '../../lib/icon.ts'
import { Link } from '../../lib/links.ts'
import { ownValue } from '../../lib/records.ts'

export interface PickListProps {
  /** Accessible name. */
  label: string
  placeholder: string
  text: string
  onTextChange: (text: string) => void
  /** Already filtered by the text. Empty groups are hidden. */
  groups: readonly PickGroup[]
  /** The groups are deferred and still match the previous text. */
  isPending?: boolean
  /** Id of the selected item. */
  selectedId?: string | null
  onSelect: (item: PickItem) => void
  /** Message if there are no items at all, as opposed to no matches. */
  empty?: string | undefined
  /** Called when scrolled near the end, to render more. */
  onEnd?: () => void
  /** Footer with loading and error messages. */
  footer?: ReactNode
  /** Sets the height of the list. */
  className?: string
}

/**
 * Filterable listbox of the searches in the shell and of ItemList: type to filter, arrow keys to move, Enter to
 * select. In a form take a Combobox.
 */
export function PickList(props: PickListProps) {
  const {
    label,
    placeholder,
    text,
    onTextChange,
    isPending = false,
    selectedId = null,
    onSelect,
    empty,
    onEnd,
    footer,
    className,
  } = props
  const t = useText('common')
  const groups = props.groups.filter(({ items }) => items.length > 0)
  const selectedGroup = groups.find(({ items }) => items.some(({ id }) => id === selectedId))
  const list = usePickList({
    groups,
    initialKey: selectedGroup ? `${selectedGroup.id}/${selectedId}` : undefined,
    isPending,
    onSelect,
  })
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const needle = fold(text.trim())
  return (
    <div data-slot="pick-list" className="group/pick flex min-h-0 flex-1 flex-col">
      <div className="relative shrink-0 border-b border-line">
        <Search size={16} className="pointer-events-none absolute inset-y-0 left-3 my-auto text-text-muted" />
        <input
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-label={label}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${list.id}-list`}
          {...(list.activeKey ? { 'aria-activedescendant': list.optionId(list.activeKey) } : {})}
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            list.reset()
            onTextChange(event.target.value)
          }}
          onKeyDown={list.onKeyDown}
          // The active option has the ring; two would compete.
          className={clsx(
            'h-10 w-full min-w-0 rounded-control bg-transparent pr-3 pl-9 text-13 text-text -outline-offset-2',
            list.activeKey !== undefined && 'outline-none',
          )}
        />
      </div>
      <div
        id={`${list.id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list cannot be filtered by typing
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          if (scrollHeight - scrollTop < 2 * clientHeight) onEnd?.()
        }}
        // Keeps focus in the input.
        onMouseDown={(event) => event.preventDefault()}
        className={clsx('relative overflow-y-auto p-1 empty:hidden', className)}
      >
        {groups.map((group) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- there is no native element for a group of options
          <div key={group.id} {...(group.label ? { role: 'group', 'aria-label': group.label } : {})}>
            {group.label ? (
              <p aria-hidden className="px-2 pt-2 pb-1 text-12 text-text-muted">
                {group.label}
              </p>
            ) : null}
            {group.items.map((item) => {
              const key = keyOf(group, item)
              return (
                <PickOption
                  key={key}
                  item={item}
                  id={list.optionId(key)}
                  active={key === list.activeKey}
                  selected={item.id === selectedId}
                  needle={needle}
                  onActivate={() => list.activate(key)}
                  onSelect={onSelect}
                />
              )
            })}
            {group.hidden ? (
              <p className="px-2 py-1.5 text-12 text-text-muted">
                {t('select.more', { count: group.hidden })}
              </p>
            ) : null}
          </div>
        ))}
      </div>
      <div aria-live="polite" className="shrink-0 text-12 text-text-muted">
        {count > 0 ? (
          <p className="sr-only">{t('select.shown', { count })}</p>
        ) : text.trim() === '' ? (
          empty && <p className="px-3 py-2">{empty}</p>
        ) : (
          <p className="px-3 py-2 wrap-anywhere">{t('select.noMatch', { text })}</p>
        )}
        {footer}
      </div>
    </div>
  )
}

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
    className: clsx(
      // The estimate of the height is without the padding. A wrong one would move the option away after scrolling to it.
      'flex h-9 cursor-pointer items-center gap-2 rounded-control px-2 py-1 text-13 [contain-intrinsic-size:auto_28px] [content-visibility:auto]',
      selected ? 'selected-fill' : 'hover:bg-surface-hover',
      active && '-outline-offset-2 outline-focus group-focus-within/pick:outline-2',
      active && !selected && 'group-focus-within/pick:bg-surface-hover',
    ),
  }
  const content = (
    <>
      {Icon ? <Icon size={16} className="shrink-0 text-text-muted" /> : null}
      {/* A note without room for some letters wraps to a clipped line. */}
      <span className="flex h-5 min-w-0 flex-1 flex-wrap gap-x-2 overflow-hidden leading-5">
        <bdi translate="no" title={label} className="max-w-full truncate">
          <HighlightedText text={label} needle={needle} />
        </bdi>
        {note ? (
          <bdi
            translate="no"
            title={note}
            className="min-w-0 flex-1 basis-12 truncate text-right text-12/5 text-text-muted"
          >
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

function scrollIntoList(option: HTMLElement | null) {
  if (!option) return
  reveal(option)
  // Options that came into view have their real height, such as two lines, from the next frame on.
  requestAnimationFrame(() => requestAnimationFrame(() => reveal(option)))
}

/** Scrolls only the list, unlike `scrollIntoView`. */
function reveal(option: HTMLElement) {
  const list = option.closest('[role="listbox"]')
  if (!list) return
  const [inner, outer] = [option.getBoundingClientRect(), list.getBoundingClientRect()]
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom
}

interface PickListOptions {
  groups: readonly PickGroup[]
  /** Key of the initially active option, such as the selected one. */
  initialKey: string | undefined
  /** The groups still match the previous text, so Enter waits for the new ones. */
  isPending: boolean
  onSelect: (item: PickItem) => void
}

export const keyOf = (group: PickGroup, item: PickItem) => `${group.id}/${item.id}`

/**
 * Listbox with `aria-activedescendant`: focus stays in the input, and results that arrive do not move the
 * active option.
 */
export function usePickList({ groups, initialKey, isPending, onSelect }: PickListOptions) {
  const id = useId()
  const [requestedKey, setRequestedKey] = useState(initialKey)
  const selectWhenReady = useRef(false)
  const options = groups.flatMap((group) => group.items.map((item) => ({ key: keyOf(group, item), item })))
  const requestedIndex = options.findIndex(({ key }) => key === requestedKey)
  const active = requestedIndex === -1 ? 0 : requestedIndex
  const activeKey = options[active]?.key
  const optionId = (key: string) => `${id}-${options.findIndex((option) => option.key === key)}`

  function selectActive() {
    const item = options[active]?.item
    // Clicks the link, which works with any router.
    if (item?.to !== undefined && activeKey) document.getElementById(optionId(activeKey))?.click()
    else if (item) onSelect(item)
  }

  const selectDeferred = useEffectEvent(() => {
    if (selectWhenReady.current) selectActive()
    selectWhenReady.current = false
  })
  useEffect(() => {
    if (!isPending) selectDeferred()
  }, [isPending])

  function onKeyDown(event: KeyboardEvent) {
    const last = options.length - 1
    const moves: Record<string, number> = {
      ArrowDown: active === last ? 0 : active + 1,
      ArrowUp: active === 0 ? last : active - 1,
      PageDown: Math.min(last, active + 8),
      PageUp: Math.max(0, active - 8),
    }
    const nextIndex = ownValue(moves, event.key)
    if (nextIndex !== undefined) {
      event.preventDefault()
      setRequestedKey(options[nextIndex]?.key)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (isPending) selectWhenReady.current = true
      else selectActive()
    }
  }

  return {
    id,
    activeKey,
    optionId,
    onKeyDown,
    activate: setRequestedKey,
    /** Activates the first option again when the text changes. */
    reset: () => {
      selectWhenReady.current = false
      setRequestedKey(undefined)
    },
  }
}

export interface PickItem {
  /** Unique in its group. */
  id: string
  label: string
  /** Secondary text beside the label, also searched. */
  note?: string | undefined
  icon?: IconType | undefined
  /** Status or count on the right. */
  mark?: ReactNode
  /** Link of the item. Without it the item is only selectable. */
  to?: string | undefined
}

export interface PickGroup {
  id: string
  /** Absent for a single group. */
  label?: string | undefined
  items: readonly PickItem[]
  /** Number of items not in `items`. */
  hidden?: number | undefined
}
