import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { fold } from '../../data-table/engine/search.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import type { PickGroup, PickItem } from './pickItem.ts'
import { PickOption } from './PickOption.tsx'
import { keyOf, usePickList } from './usePickList.ts'

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

/** Filterable listbox: type to filter, arrow keys to move, Enter to select. */
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
          className="h-10 w-full min-w-0 rounded-control bg-transparent pr-3 pl-9 text-13 text-text -outline-offset-2"
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
        className={cn('overflow-y-auto p-1 empty:hidden', className)}
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
