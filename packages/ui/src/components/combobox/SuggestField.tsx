import { Autocomplete } from '@base-ui/react/autocomplete'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useMemo, useRef, useState } from 'react'
import { fold } from '../../data-table/engine/search.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { controlClass, Field, type FieldFrameProps } from '../field/Field.tsx'
import type { Choice } from '../select/Select.tsx'
import { comboboxAnchorClass, ComboboxPopup, handleEscape } from './ComboboxPopup.tsx'

export interface SuggestFieldProps extends FieldFrameProps {
  value: string
  onChange: (text: string) => void
  onBlur?: () => void
  suggestions: Suggestions
  placeholder?: string
  disabled?: boolean
}

/** Text input with suggestions, which are optional. */
export function SuggestField(props: SuggestFieldProps) {
  const {
    value,
    onChange,
    onBlur,
    suggestions: allSuggestions,
    placeholder,
    disabled = false,
    ...frame
  } = props
  const t = useText('common')
  const [open, setOpenState] = useState(false)
  const actions = useRef<Autocomplete.Root.Actions>(null)
  const suggestions = useSuggestions(allSuggestions, open ? value : null)
  const isListOpen = open && suggestions.length > 0

  function setOpen(next: boolean) {
    setOpenState(next)
    // Base UI does not see Radix close the list, and would treat the next opening as the same one.
    if (!next) actions.current?.unmount()
  }

  return (
    <Field {...frame}>
      {(control) => (
        <Autocomplete.Root
          actionsRef={actions}
          items={suggestions.map((choice) => choice.value)}
          filter={null}
          disabled={disabled}
          open={isListOpen}
          onOpenChange={(next, { reason }) => (reason === 'outside-press' ? undefined : setOpen(next))}
          value={value}
          onValueChange={(text, { reason }) => (reason === 'input-change' ? onChange(text) : undefined)}
        >
          <Popover.Root open={isListOpen} onOpenChange={setOpen}>
            <Popover.Anchor className={comboboxAnchorClass}>
              <Autocomplete.Input
                data-slot="suggest-field"
                {...control}
                placeholder={placeholder}
                onBlur={() => {
                  setOpen(false)
                  onBlur?.()
                }}
                onKeyDown={handleEscape}
                className={clsx(controlClass(), 'truncate', value !== '' && 'pr-8')}
              />
              {value === '' || disabled ? null : (
                <button
                  type="button"
                  aria-label={t('select.clearText', { name: frame.label })}
                  onClick={() => {
                    onChange('')
                    document.getElementById(control.id)?.focus()
                  }}
                  className="absolute inset-y-0 right-1 my-auto grid size-6 place-items-center rounded-control text-text-muted hover:bg-surface-hover hover:text-text"
                >
                  <X size={14} />
                </button>
              )}
            </Popover.Anchor>
            <ComboboxPopup
              label={t('select.suggestions', { name: frame.label })}
              inputId={control.id}
              choices={suggestions}
              onSelect={(choice) => onChange(choice.value)}
            >
              <p className="sr-only">{t('select.shown', { count: suggestions.length })}</p>
            </ComboboxPopup>
          </Popover.Root>
        </Autocomplete.Root>
      )}
    </Field>
  )
}

/** Existing values, with their row count if known. */
export type Suggestions = readonly { text: string; count?: number }[]

const limit = 8

/** The first values that contain the typed text, except an exact match. `null` disables suggestions. */
export function useSuggestions(suggestions: Suggestions, typed: string | null): readonly Choice[] {
  const enabled = typed !== null
  const folded = useMemo(
    () => (enabled ? suggestions.map(({ text }) => fold(text)) : []),
    [suggestions, enabled],
  )
  return useMemo(() => {
    const needle = fold(typed ?? '').trim()
    const found: Choice[] = []
    for (let index = 0; index < folded.length && found.length < limit; index += 1) {
      const entry = suggestions[index]
      if (entry && entry.text !== typed && folded[index]?.includes(needle)) {
        const { text, count } = entry
        found.push({ value: text, label: text, ...(count === undefined ? {} : { count }) })
      }
    }
    return found
  }, [suggestions, folded, typed])
}
