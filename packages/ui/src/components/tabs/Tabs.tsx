import { Tabs as Part } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'

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
  className?: string
}

/** One of several views of the same thing. A long row of tabs scrolls sideways. */
export function Tabs({ label, tabs, value, onChange, className }: TabsProps) {
  const first = tabs[0]?.id
  return (
    <Part.Root
      data-slot="tabs"
      {...(value === undefined ? { defaultValue: first } : { value })}
      onValueChange={onChange}
      className={cn('min-w-0', className)}
    >
      <Part.List aria-label={label} className="flex gap-4 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Part.Trigger
            key={tab.id}
            value={tab.id}
            disabled={tab.disabled}
            className={cn(
              'inline-flex h-9 shrink-0 items-center gap-2 border-b-2 border-transparent px-1 text-13 font-medium text-text-muted transition-colors',
              'hover:text-text focus-visible:-outline-offset-2 disabled:cursor-not-allowed disabled:hover:text-text-muted',
              'data-[state=active]:border-accent data-[state=active]:text-text',
            )}
          >
            {tab.label}
            {tab.count === undefined ? null : (
              <span className="rounded-chip bg-surface-hover px-1.5 text-12 text-text-muted tabular-nums">
                {tab.count}
              </span>
            )}
          </Part.Trigger>
        ))}
      </Part.List>
      {tabs.map((tab) => (
        <Part.Content key={tab.id} value={tab.id} className="min-w-0 pt-4">
          {tab.content}
        </Part.Content>
      ))}
    </Part.Root>
  )
}
