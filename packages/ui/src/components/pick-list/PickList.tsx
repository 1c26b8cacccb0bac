import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { fold } from '../../data-table/engine/fold.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import type { PickGroup, PickItem } from './pickItem.ts'
import { PickOption } from './PickOption.tsx'
import { keyOf, usePickList } from './usePickList.ts'

export interface PickListProps {
  /** What is picked from, read aloud. */
  label: string
  placeholder: string
  text: string
  onTextChange: (text: string) => void
  /** Already narrowed by the text; those without items are not shown. */
  groups: readonly PickGroup[]
  /** The groups are still those of the text before. */
  late?: boolean
  /** Id of the one that is shown now. */
  chosen?: string | null
  onTake: (item: PickItem) => void
  /** There is nothing to find, as opposed to nothing that matches. */
  empty?: string | undefined
  /** The list is nearly scrolled to its end: time to show more. */
  onEnd?: () => void
  /** Under the list: what is loading, what failed. */
  foot?: ReactNode
  /** The height of the list. */
  className?: string
}

/** Type to narrow, arrows to move, Enter to take. The groups are shown in their order. */
export function PickList(props: PickListProps) {
  const {
    label,
    placeholder,
    text,
    onTextChange,
    late = false,
    chosen = null,
    onTake,
    empty,
    onEnd,
    foot,
    className,
  } = props
  const t = useText('common')
  const groups = props.groups.filter(({ items }) => items.length > 0)
  const home = groups.find(({ items }) => items.some(({ id }) => id === chosen))
  const list = usePickList({ groups, start: home ? `${home.id}/${chosen}` : undefined, late, onTake })
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
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list cannot be narrowed by typing
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          if (scrollHeight - scrollTop < 2 * clientHeight) onEnd?.()
        }}
        // The pointer must not take the focus from the text box.
        onMouseDown={(event) => event.preventDefault()}
        className={cn('overflow-y-auto p-1 empty:hidden', className)}
      >
        {groups.map((group) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options, which has no element of its own
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
                  chosen={item.id === chosen}
                  needle={needle}
                  onPoint={() => list.point(key)}
                  onTake={onTake}
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
        {foot}
      </div>
    </div>
  )
}
