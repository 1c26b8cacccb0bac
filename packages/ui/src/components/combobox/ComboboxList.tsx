import { Check } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import type { Choice } from '../select/Select.tsx'

interface ComboboxListProps {
  id: string
  label: string
  choices: readonly Choice[]
  hiddenCount: number
  loading?: boolean
  active: number
  value: string | null
  text: string
  onSelect: (choice: Choice) => void
  onActivate: (index: number) => void
}

export function optionId(id: string, index: number): string {
  return `${id}-option-${index}`
}

export function ComboboxList(props: ComboboxListProps) {
  const {
    id,
    label,
    choices,
    hiddenCount,
    loading = false,
    active,
    value,
    text,
    onSelect,
    onActivate,
  } = props
  const t = useText('common')
  const format = useFormat()
  const keepFocus = (event: Event) => event.preventDefault()
  return (
    <Popover.Portal>
      <Popover.Content
        data-slot="combobox-list"
        role="presentation"
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onOpenAutoFocus={keepFocus}
        onCloseAutoFocus={keepFocus}
        onInteractOutside={(event) => {
          if (event.target instanceof Element && event.target.id === id) event.preventDefault()
        }}
        // Keeps focus in the input.
        onMouseDown={(event) => event.preventDefault()}
        className="inventory-console z-50 w-(--radix-popover-trigger-width) min-w-48 animate-appear rounded-panel border border-line bg-surface-raised p-1 text-13 shadow-float outline-none"
      >
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list cannot be filtered by typing */}
        <div id={`${id}-list`} role="listbox" aria-label={label} className="max-h-72 overflow-y-auto">
          {choices.map((choice, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input handles keys (aria-activedescendant)
            <div
              key={choice.value}
              id={optionId(id, index)}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- part of that listbox
              role="option"
              tabIndex={-1}
              aria-selected={choice.value === value}
              aria-disabled={choice.disabled ?? false}
              ref={index === active ? scrollIntoView : undefined}
              onClick={() => onSelect(choice)}
              onPointerMove={() => onActivate(index)}
              className={cn(
                'flex min-h-8 cursor-pointer items-center gap-2 rounded-control px-2 py-1',
                index === active && 'bg-surface-hover outline-2 -outline-offset-2 outline-focus',
                choice.disabled && 'cursor-not-allowed text-text-muted',
              )}
            >
              <span className="min-w-0 flex-1 wrap-anywhere">
                <bdi translate="no">{choice.label}</bdi>
                {choice.detail ? (
                  <bdi translate="no" className="block text-12 text-text-muted">
                    {choice.detail}
                  </bdi>
                ) : null}
              </span>
              {choice.count === undefined ? null : (
                <span className="text-12 text-text-muted tabular-nums">{format.number(choice.count)}</span>
              )}
              {choice.value === value ? <Check size={16} className="shrink-0 text-accent-text" /> : null}
            </div>
          ))}
        </div>
        <div aria-live="polite" className="text-12 text-text-muted">
          {choices.length === 0 ? (
            <p className="px-2 py-1.5 wrap-anywhere">
              {loading ? t('state.loading') : t('select.noMatch', { text })}
            </p>
          ) : hiddenCount > 0 ? (
            <p className="px-2 py-1.5">{t('select.more', { count: hiddenCount })}</p>
          ) : (
            <p className="sr-only">{t('select.shown', { count: choices.length })}</p>
          )}
        </div>
      </Popover.Content>
    </Popover.Portal>
  )
}

function scrollIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
