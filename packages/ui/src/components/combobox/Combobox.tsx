import { Combobox as Base } from '@base-ui/react/combobox'
import { clsx } from 'clsx'
import { ChevronDown, X } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useRef, useState } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { controlClass, type ControlSize, Field, type FieldFrameProps } from '../field/Field.tsx'
import type { Choice } from '../select/Select.tsx'
import { comboboxAnchorClass, ComboboxPopup, filterChoices, handleEscape } from './ComboboxPopup.tsx'

export interface ComboboxProps extends FieldFrameProps {
  choices: readonly Choice[]
  value: string | null
  onChange: (value: string | null) => void
  onBlur?: () => void
  placeholder?: string
  disabled?: boolean
  loading?: boolean
  size?: ControlSize
}

/** Limit of rendered options. The others are counted. */
const limit = 100

/**
 * Form field for one of many known values: type to filter, arrow keys to move, Enter to select, Escape to
 * cancel. For few values take a Select.
 */
export function Combobox(props: ComboboxProps) {
  const {
    choices,
    value,
    onChange,
    onBlur,
    placeholder,
    disabled = false,
    loading = false,
    size,
    ...frame
  } = props
  const t = useText('common')
  // Null while the list is closed.
  const [typed, setTyped] = useState<string | null>(null)
  const open = typed !== null
  const actions = useRef<Base.Root.Actions>(null)
  const label = choices.find((choice) => choice.value === value)?.label ?? value
  const matches = filterChoices(choices, typed ?? '')
  const visibleChoices = matches.slice(0, limit)

  function setOpen(next: boolean) {
    setTyped((text) => (next ? (text ?? '') : null))
    // Base UI does not see Radix close the list, and would treat the next opening as the same one.
    if (!next) actions.current?.unmount()
  }

  return (
    <Field {...frame}>
      {(control) => (
        <Base.Root
          actionsRef={actions}
          items={visibleChoices.map((choice) => choice.value)}
          filter={null}
          autoHighlight
          disabled={disabled}
          open={open}
          onOpenChange={(next, { reason }) => (reason === 'outside-press' ? undefined : setOpen(next))}
          inputValue={typed ?? label ?? ''}
          // Base UI also fills and clears the input, and clears the value with it.
          onInputValueChange={(text, { reason }) => (reason === 'input-change' ? setTyped(text) : undefined)}
          value={value}
          onValueChange={(next, { reason }) => (reason === 'item-press' ? onChange(next) : undefined)}
        >
          <Popover.Root open={open} onOpenChange={setOpen}>
            <Popover.Anchor className={comboboxAnchorClass}>
              <Base.Input
                data-slot="combobox"
                {...control}
                placeholder={open ? t('select.search') : (placeholder ?? t('select.placeholder'))}
                onBlur={() => {
                  setOpen(false)
                  onBlur?.()
                }}
                onKeyDown={(event) => {
                  handleEscape(event)
                  // Does not submit the form, also without a match.
                  if (event.key === 'Enter' && open) event.preventDefault()
                }}
                className={clsx(controlClass({ size }), 'truncate', value === null ? 'pr-8' : 'pr-14')}
              />
              {value === null || disabled ? null : (
                <button
                  type="button"
                  aria-label={t('actions.remove', { name: label ?? value })}
                  onClick={() => {
                    onChange(null)
                    document.getElementById(control.id)?.focus()
                  }}
                  className="absolute inset-y-0 right-7 my-auto grid size-6 place-items-center rounded-control text-text-muted hover:bg-surface-hover"
                >
                  <X size={14} />
                </button>
              )}
              <ChevronDown
                size={16}
                className="pointer-events-none absolute inset-y-0 right-2 my-auto text-text-muted"
              />
            </Popover.Anchor>
            <ComboboxPopup label={frame.label} inputId={control.id} choices={visibleChoices}>
              {matches.length === 0 ? (
                <p className="px-2 py-1.5 wrap-anywhere">
                  {loading ? t('state.loading') : t('select.noMatch', { text: typed ?? '' })}
                </p>
              ) : matches.length > limit ? (
                <p className="px-2 py-1.5">{t('select.more', { count: matches.length - limit })}</p>
              ) : (
                <p className="sr-only">{t('select.shown', { count: matches.length })}</p>
              )}
            </ComboboxPopup>
          </Popover.Root>
        </Base.Root>
      )}
    </Field>
  )
}
