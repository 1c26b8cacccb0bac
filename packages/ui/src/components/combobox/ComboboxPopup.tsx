import { Combobox } from '@base-ui/react/combobox'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { Popover } from 'radix-ui'
import type { KeyboardEvent, ReactNode } from 'react'
import { fold } from '../../data-table/engine/search.ts'
import { useFormat } from '../../i18n/I18nProvider.tsx'
import { usePortalContainer } from '../dialog/modal.tsx'
import type { Choice } from '../select/Select.tsx'

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

/** Base UI adds a method to the event. */
type KeyEvent = KeyboardEvent<HTMLElement> & { preventBaseUIHandler: () => void }

/** Radix has closed the list by then. Base UI would clear the value, also while the list is closed. */
export function handleEscape(event: KeyEvent) {
  if (event.key !== 'Escape') return
  event.preventBaseUIHandler()
  if (event.defaultPrevented) event.stopPropagation()
}

interface ChoiceOptionProps {
  choice: Choice
  /** Shows a box that is checked, instead of only the check mark. */
  multiple?: boolean
  onSelect?: () => void
}

const checkClass = 'hidden group-data-selected/option:block'

/** Outlined while highlighted, because forced colors remove the background. */
export function ChoiceOption({ choice, multiple = false, onSelect }: ChoiceOptionProps) {
  const { value, label, detail, count, disabled = false } = choice
  const format = useFormat()
  return (
    <Combobox.Item
      value={value}
      disabled={disabled}
      onClick={onSelect}
      className={clsx(
        'group/option flex min-h-8 cursor-pointer items-center gap-2 rounded-control px-2 py-1 -outline-offset-2 outline-focus',
        'data-disabled:cursor-not-allowed data-disabled:text-text-muted data-highlighted:bg-surface-hover data-highlighted:outline-2',
      )}
    >
      {multiple ? (
        <span className="grid size-4 shrink-0 place-items-center rounded-[4px] border border-line-control bg-surface-raised text-text-on-solid group-data-selected/option:border-accent group-data-selected/option:bg-accent">
          <Check size={12} strokeWidth={3} className={checkClass} />
        </span>
      ) : null}
      <span className="min-w-0 flex-1 wrap-anywhere">
        <bdi translate="no">{label}</bdi>
        {detail ? (
          <bdi translate="no" className="block text-12 text-text-muted">
            {detail}
          </bdi>
        ) : null}
      </span>
      {count === undefined ? null : (
        <span className="text-12 text-text-muted tabular-nums">{format.number(count)}</span>
      )}
      {multiple ? null : <Check size={16} className={clsx(checkClass, 'shrink-0 text-accent-text')} />}
    </Combobox.Item>
  )
}

/** Prefix matches first, then other matches, each in their original order. */
export function filterChoices(choices: readonly Choice[], text: string): readonly Choice[] {
  const needle = fold(text.trim())
  if (needle === '') return choices
  const matches = choices
    .map((choice) => ({ choice, index: fold(`${choice.label} ${choice.detail ?? ''}`).indexOf(needle) }))
    .filter(({ index }) => index >= 0)
  return [...matches.filter(({ index }) => index === 0), ...matches.filter(({ index }) => index > 0)].map(
    ({ choice }) => choice,
  )
}
