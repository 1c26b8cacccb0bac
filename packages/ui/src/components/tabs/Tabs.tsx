import { ChevronDown } from 'lucide-react'
import { Tabs as Part } from 'radix-ui'
import { useState, type ReactNode } from 'react'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import { useNarrow } from '../../lib/narrow.ts'
import { Menu, MenuItem } from '../menu/Menu.tsx'
import { useFitting } from './useFitting.ts'

export interface Tab {
  id: string
  label: string
  /** How much is in it. */
  count?: number
  disabled?: boolean
  content: ReactNode
}

export interface TabsProps {
  label: string
  tabs: readonly Tab[]
  value?: string
  onChange?: (id: string) => void
  /** A column at the left; on a phone a row all the same. */
  orientation?: 'horizontal' | 'vertical'
  className?: string
}

const common =
  'inline-flex shrink-0 items-center gap-2 text-13 font-medium text-text-muted transition-colors hover:text-text focus-visible:-outline-offset-2 disabled:cursor-not-allowed disabled:hover:text-text-muted data-[state=active]:text-text'
const looks = {
  horizontal:
    'h-9 max-w-64 border-b-2 border-transparent px-1 whitespace-nowrap data-[state=active]:border-accent',
  vertical:
    'min-h-8 w-full justify-between rounded-control px-2 py-1 text-left enabled:hover:bg-surface-hover data-[state=active]:bg-surface-selected data-[state=active]:text-accent-text',
} as const

/** One of several views of the same thing. Those that find no room in the row stand in a menu at its end. */
export function Tabs({ label, tabs, value, onChange, orientation = 'horizontal', className }: TabsProps) {
  const t = useText('common')
  const [own, setOwn] = useState<string>()
  const narrow = useNarrow()
  const vertical = orientation === 'vertical' && !narrow
  const wanted = value ?? own
  // What stood open may be gone, such as the database that a search hides.
  const found = tabs.findIndex(({ id }) => id === wanted)
  const active = found === -1 ? tabs.findIndex(({ disabled }) => !disabled) : found
  const { row, hidden } = useFitting(JSON.stringify(tabs.map(({ id }) => id)), active, !vertical)
  const change = (id: string | undefined) => {
    if (id === undefined) return
    setOwn(id)
    onChange?.(id)
  }
  const rest = tabs.filter((_, index) => hidden.has(index))

  return (
    <Part.Root
      data-slot="tabs"
      // By its place: Radix makes ids of the values, and a tab may be called anything.
      value={String(active)}
      onValueChange={(place) => change(tabs[Number(place)]?.id)}
      orientation={vertical ? 'vertical' : 'horizontal'}
      className={cn('min-w-0', vertical && 'flex items-start gap-6', className)}
    >
      <div ref={row} className={vertical ? 'w-48 shrink-0' : 'flex items-end border-b border-line'}>
        <Part.List
          aria-label={label}
          className={vertical ? 'flex flex-col gap-px' : 'relative flex min-w-0 flex-1 gap-4 overflow-hidden'}
        >
          {tabs.map((tab, index) => (
            <Part.Trigger
              key={tab.id}
              value={String(index)}
              disabled={tab.disabled}
              className={cn(
                common,
                looks[vertical ? 'vertical' : 'horizontal'],
                hidden.has(index) && 'invisible absolute',
              )}
            >
              <bdi className={vertical ? 'min-w-0 wrap-anywhere' : 'truncate'} title={tab.label}>
                {tab.label}
              </bdi>
              <Count count={tab.count} />
            </Part.Trigger>
          ))}
        </Part.List>
        {rest.length > 0 ? (
          <Menu
            align="end"
            trigger={
              <button
                type="button"
                className="inline-flex h-9 shrink-0 items-center gap-1 rounded-control px-2 text-13 font-medium text-text-muted hover:text-text focus-visible:-outline-offset-2"
              >
                {t('tabs.more', { count: rest.length })}
                <ChevronDown size={16} />
              </button>
            }
          >
            {rest.map((tab) => (
              <MenuItem key={tab.id} disabled={tab.disabled ?? false} onSelect={() => change(tab.id)}>
                <span className="flex items-center gap-2">
                  <bdi className="truncate">{tab.label}</bdi>
                  <Count count={tab.count} />
                </span>
              </MenuItem>
            ))}
          </Menu>
        ) : null}
      </div>
      {tabs.map((tab, index) => (
        <Part.Content
          key={tab.id}
          value={String(index)}
          className={cn('min-w-0', vertical ? 'flex-1' : 'pt-4')}
        >
          {tab.content}
        </Part.Content>
      ))}
    </Part.Root>
  )
}

function Count({ count }: { count: number | undefined }) {
  const format = useFormat()
  if (count === undefined) return null
  return (
    <span className="shrink-0 rounded-chip bg-surface-hover px-1.5 text-12 text-text-muted tabular-nums">
      {format.number(count)}
    </span>
  )
}
