import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useState } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { useNarrow, useOverflowingItems } from '../../lib/layout.ts'
import { lazyModule } from '../../lib/lazy.ts'
import { ownValue } from '../../lib/records.ts'
import { LazyMenu } from '../menu/LazyMenu.tsx'
import { TabCount } from './TabCount.tsx'

export interface TabsProps {
  label: string
  tabs: readonly Tab[]
  value?: string
  onChange?: (id: string) => void
  /** Vertical tabs are on the left, and horizontal on a phone. */
  orientation?: 'horizontal' | 'vertical'
  /** For tabs with full pages: removes the padding and lets the panel fill the height. */
  fill?: boolean
  className?: string
}

const tabClass =
  'inline-flex shrink-0 items-center gap-2 text-13 font-medium text-text-muted transition-colors hover:text-text focus-visible:-outline-offset-2 disabled:cursor-not-allowed disabled:hover:text-text-muted data-[state=active]:text-text'
const orientationClass = {
  horizontal:
    'h-9 max-w-64 border-b-2 border-transparent px-1 whitespace-nowrap data-[state=active]:border-accent',
  vertical:
    'min-h-8 w-full justify-between rounded-control px-2 py-1 text-left enabled:hover:bg-surface-hover data-[state=active]:bg-surface-selected data-[state=active]:hover:bg-surface-selected! data-[state=active]:text-accent-text',
} as const

const loadOverflow = lazyModule(async () => (await import('./TabsOverflow.tsx')).TabsOverflow)

/** Tabs with an overflow menu. */
export function Tabs(props: TabsProps) {
  const { label, tabs, value, onChange, orientation = 'horizontal', fill = false, className } = props
  const t = useText('common')
  const id = useId()
  const [localValue, setLocalValue] = useState<string>()
  const narrow = useNarrow()
  const direction = orientation === 'vertical' && !narrow ? 'vertical' : 'horizontal'
  const vertical = direction === 'vertical'
  const selectedId = value ?? localValue
  // The selected tab may be gone, such as a database that a search hides.
  const selectedIndex = tabs.findIndex((tab) => tab.id === selectedId)
  const active = selectedIndex === -1 ? tabs.findIndex(({ disabled }) => !disabled) : selectedIndex
  const { row, hidden } = useOverflowingItems({
    key: JSON.stringify(tabs.map((tab) => tab.id)),
    active: active === -1 ? [] : [active],
    enabled: !vertical,
    listSelector: '[role="tablist"]',
    itemSelector: '[role="tab"]',
    buttonWidth: 112,
  })
  const change = (next: string) => {
    if (next === tabs[active]?.id) return
    setLocalValue(next)
    onChange?.(next)
  }
  // Deferred, so that the tab responds before its panel renders.
  const deferredId = useDeferredValue(tabs[active]?.id)
  const deferredIndex = tabs.findIndex((tab) => tab.id === deferredId)
  const panelIndex = deferredIndex === -1 ? active : deferredIndex
  const panelTab = tabs[panelIndex]
  const overflowing = tabs.filter((_, index) => hidden.has(index))

  return (
    <div
      data-slot="tabs"
      className={clsx(
        'min-w-0',
        vertical && 'flex items-start gap-6',
        fill && 'flex h-full min-h-0 flex-col',
        className,
      )}
    >
      <div
        ref={row}
        className={clsx(
          vertical ? 'w-48 shrink-0' : 'flex items-end border-b border-line',
          fill && 'shrink-0 px-3 md:px-4',
        )}
      >
        <div
          role="tablist"
          aria-label={label}
          aria-orientation={direction}
          className={vertical ? 'flex flex-col gap-px' : 'relative flex min-w-0 flex-1 gap-4 overflow-hidden'}
        >
          {tabs.map((tab, index) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              // By index, because tab ids may contain any characters.
              id={`${id}-${index}`}
              aria-selected={index === active}
              {...(index === active ? { 'aria-controls': `${id}-panel` } : {})}
              data-state={index === active ? 'active' : 'inactive'}
              disabled={tab.disabled}
              tabIndex={index === active ? 0 : -1}
              onClick={() => change(tab.id)}
              onKeyDown={(event) => move(event, vertical)}
              className={clsx(
                tabClass,
                orientationClass[direction],
                hidden.has(index) && 'invisible absolute',
              )}
            >
              <bdi
                translate="no"
                className={vertical ? 'min-w-0 wrap-anywhere' : 'truncate'}
                title={tab.label}
              >
                {tab.label}
              </bdi>
              <TabCount count={tab.count} />
            </button>
          ))}
        </div>
        {overflowing.length > 0 ? (
          <LazyMenu
            align="end"
            label={t('tabs.more', { count: overflowing.length })}
            content={
              <>
                {t('tabs.more', { count: overflowing.length })}
                <ChevronDown size={16} />
              </>
            }
            className="inline-flex h-9 shrink-0 items-center gap-1 rounded-control px-2 text-13 font-medium whitespace-nowrap text-text-muted hover:text-text focus-visible:-outline-offset-2"
            load={loadOverflow}
            entries={{ tabs: overflowing, onSelect: change }}
          />
        ) : null}
      </div>
      {panelTab ? (
        <div
          key={panelTab.id}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${panelIndex}`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the panel may contain nothing focusable
          tabIndex={0}
          className={clsx('min-w-0', vertical || fill ? 'flex-1' : 'pt-4', fill && 'min-h-0')}
        >
          {panelTab.content}
        </div>
      ) : null}
    </div>
  )
}

/** Selects the next focusable tab and wraps around. Overflowing and disabled tabs are skipped. */
function move(event: KeyboardEvent<HTMLElement>, vertical: boolean) {
  const focusedTab = event.currentTarget
  const tabs = [
    ...(focusedTab.closest('[role="tablist"]')?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []),
  ]
  const index = tabs.indexOf(focusedTab)
  const following = [...tabs.slice(index + 1), ...tabs.slice(0, index)]
  const order = ownValue(
    {
      [vertical ? 'ArrowDown' : 'ArrowRight']: following,
      [vertical ? 'ArrowUp' : 'ArrowLeft']: following.toReversed(),
      Home: tabs,
      End: tabs.toReversed(),
    },
    event.key,
  )
  if (order === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  for (const tab of order) {
    tab.focus({ focusVisible: true })
    if (document.activeElement !== tab) continue
    tab.click()
    return
  }
}

export interface Tab {
  id: string
  label: string
  /** Number of entries, shown after the label. */
  count?: number
  disabled?: boolean
  content: ReactNode
}
