import { Popover } from 'radix-ui'
import { useEffect, useRef, type RefObject } from 'react'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { GlobalFilterForm, type GlobalFilterFormProps } from './GlobalFilterForm.tsx'
import type { GlobalFilters } from './globalFilters.ts'

export interface GlobalFilterPopoverProps extends GlobalFilterFormProps {
  fields: readonly (keyof GlobalFilters)[]
  /** Chips that the popover is anchored to. */
  anchor: RefObject<HTMLElement | null>
  /** Field that receives focus; null keeps focus in the page. */
  initialField: keyof GlobalFilters | null
  onClose: () => void
}

export function GlobalFilterPopover(props: GlobalFilterPopoverProps) {
  const { fields, anchor, initialField, onClose, ...form } = props
  const t = useText('shell')
  const content = useRef<HTMLDivElement>(null)
  const fieldIndex = initialField === null ? -1 : fields.indexOf(initialField)
  // Another chip was clicked while the popover is open.
  useEffect(() => focusField(content.current, fieldIndex), [fieldIndex])
  return (
    <Popover.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          ref={content}
          aria-label={t('filters.label')}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            focusField(content.current, fieldIndex)
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            const isFocusLost = document.activeElement === null || document.activeElement === document.body
            if (!isFocusLost) return
            const chips = [...(anchor.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
            const visibleChips = chips.filter((chip) => chip.checkVisibility())
            ;(visibleChips.find((chip) => chip.dataset['field'] === initialField) ?? visibleChips[0])?.focus()
          }}
          // Chips close or move the popover themselves. The target is disconnected if a chip was removed.
          onInteractOutside={(event) => {
            const { target } = event
            if (!(target instanceof Node)) return
            if (!target.isConnected || anchor.current?.contains(target)) event.preventDefault()
          }}
          className="inventory-console z-40 flex max-w-[calc(100vw-1rem)] animate-appear flex-col gap-3 rounded-panel border border-line bg-surface-raised p-4 text-text shadow-float outline-none"
        >
          <GlobalFilterForm
            {...form}
            onApply={(filters) => {
              form.onApply(filters)
              onClose()
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function focusField(content: HTMLElement | null, fieldIndex: number) {
  // Base UI adds a hidden input to each combobox.
  content?.querySelectorAll<HTMLInputElement>('form input:not([aria-hidden])')[fieldIndex]?.focus()
}
