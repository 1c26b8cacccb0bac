import { Combobox } from '@base-ui/react/combobox'
import { Popover } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { usePortalContainer } from '../dialog/portalContainer.ts'
import type { Choice } from '../select/Select.tsx'
import { ChoiceOption } from './ChoiceOption.tsx'

interface ComboboxPopupProps {
  label: string
  /** Id of the input, a click on which does not close the list. */
  inputId: string
  choices: readonly Choice[]
  onSelect?: (choice: Choice) => void
  /** Announced message below the options. */
  children: ReactNode
}

/** Base UI owns the options and keys, Radix places the list and closes it on Escape and on clicks outside. */
export function ComboboxPopup({ label, inputId, choices, onSelect, children }: ComboboxPopupProps) {
  const keepFocus = (event: Event) => event.preventDefault()
  return (
    <Popover.Portal {...usePortalContainer()}>
      <Popover.Content
        data-slot="combobox-list"
        role="presentation"
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onOpenAutoFocus={keepFocus}
        onCloseAutoFocus={keepFocus}
        onInteractOutside={(event) => {
          if (event.target instanceof Element && event.target.id === inputId) event.preventDefault()
        }}
        // Keeps focus in the input.
        onMouseDown={(event) => event.preventDefault()}
        className="inventory-console z-50 w-(--radix-popover-trigger-width) min-w-48 animate-appear rounded-panel border border-line bg-surface-raised p-1 text-13 text-text shadow-float outline-none"
      >
        <Combobox.List aria-label={label} className="max-h-72 overflow-y-auto outline-none">
          {choices.map((choice) => (
            <ChoiceOption key={choice.value} choice={choice} onSelect={() => onSelect?.(choice)} />
          ))}
        </Combobox.List>
        <div aria-live="polite" className="text-12 text-text-muted">
          {children}
        </div>
      </Popover.Content>
    </Popover.Portal>
  )
}

/** Base UI adds a hidden button with an English label before the input. Escape closes the list too. */
export const comboboxAnchorClass = 'relative [&>[role=button]]:hidden'

type KeyEvent = Parameters<NonNullable<ComponentProps<typeof Combobox.Input>['onKeyDown']>>[0]

/** Radix has closed the list by then. Base UI would clear the value, also while the list is closed. */
export function handleEscape(event: KeyEvent) {
  if (event.key !== 'Escape') return
  event.preventBaseUIHandler()
  if (event.defaultPrevented) event.stopPropagation()
}
