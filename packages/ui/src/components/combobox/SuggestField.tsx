import { X } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useState, type KeyboardEvent } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import { controlClass } from '../field/controlClass.ts'
import { Field, type FieldFrameProps } from '../field/Field.tsx'
import { ComboboxList, optionId } from './ComboboxList.tsx'
import { useSuggestions, type Suggestions } from './useSuggestions.ts'

export interface SuggestFieldProps extends FieldFrameProps {
  value: string
  onChange: (text: string) => void
  onBlur?: () => void
  suggestions: Suggestions
  placeholder?: string
  disabled?: boolean
}

const nothingActive = -1

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
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(nothingActive)
  const suggestions = useSuggestions(allSuggestions, open ? value : null)
  const isListOpen = open && suggestions.length > 0

  function change(next: string) {
    onChange(next)
    setActive(nothingActive)
    setOpen(next !== '')
  }
  function selectSuggestion(text: string) {
    onChange(text)
    setOpen(false)
  }
  function onKeyDown(event: KeyboardEvent) {
    const activeSuggestion = isListOpen ? suggestions[active] : undefined
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      const from = active === nothingActive && step < 0 ? 0 : active
      if (isListOpen) setActive((from + step + suggestions.length) % suggestions.length)
      else setOpen(true)
    } else if (event.key === 'Enter' && activeSuggestion) {
      event.preventDefault()
      selectSuggestion(activeSuggestion.value)
    } else if (event.key === 'Escape' && isListOpen) {
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
  }

  return (
    <Field {...frame}>
      {(control) => (
        <Popover.Root open={isListOpen}>
          <Popover.Anchor className="relative">
            <input
              type="text"
              data-slot="suggest-field"
              {...control}
              role="combobox"
              autoComplete="off"
              spellCheck={false}
              aria-expanded={isListOpen}
              aria-autocomplete="list"
              aria-controls={`${control.id}-list`}
              {...(isListOpen && active >= 0
                ? { 'aria-activedescendant': optionId(control.id, active) }
                : {})}
              disabled={disabled}
              placeholder={placeholder}
              value={value}
              onChange={(event) => change(event.target.value)}
              onBlur={() => {
                setOpen(false)
                onBlur?.()
              }}
              onKeyDown={onKeyDown}
              className={cn(controlClass(), 'truncate', value !== '' && 'pr-8')}
            />
            {value === '' || disabled ? null : (
              <button
                type="button"
                aria-label={t('select.clearText', { name: frame.label })}
                onClick={() => change('')}
                className="absolute inset-y-0 right-1 my-auto grid size-6 place-items-center rounded-control text-text-muted hover:bg-surface-hover hover:text-text"
              >
                <X size={14} />
              </button>
            )}
          </Popover.Anchor>
          {isListOpen ? (
            <ComboboxList
              id={control.id}
              label={t('select.suggestions', { name: frame.label })}
              choices={suggestions}
              hiddenCount={0}
              active={active}
              value={null}
              text={value}
              onSelect={(choice) => selectSuggestion(choice.value)}
              onActivate={setActive}
            />
          ) : null}
        </Popover.Root>
      )}
    </Field>
  )
}
