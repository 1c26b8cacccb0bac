import { ChevronDown, X } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useState, type KeyboardEvent } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import { ownValue } from '../../lib/values/ownValue.ts'
import { controlClass, type ControlSize } from '../field/controlClass.ts'
import { Field, type FieldFrameProps } from '../field/Field.tsx'
import type { Choice } from '../select/Select.tsx'
import { ComboboxList, optionId } from './ComboboxList.tsx'
import { filterChoices } from './filterChoices.ts'

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

/** Select with filtering: type to filter, arrow keys to move, Enter to select, Escape to cancel. */
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
  const [inputText, setInputText] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const open = inputText !== null
  const selectedChoice = choices.find((choice) => choice.value === value)
  const matches = filterChoices(choices, inputText ?? '')
  const visibleChoices = matches.slice(0, limit)

  function openList(text = '') {
    setInputText(text)
    setActive(
      text === ''
        ? Math.max(
            0,
            choices.findIndex((choice) => choice.value === value),
          )
        : 0,
    )
  }
  function selectChoice(choice: Choice | undefined) {
    if (choice && !choice.disabled) onChange(choice.value)
    if (choice) setInputText(null)
  }
  function onKeyDown(event: KeyboardEvent) {
    const last = visibleChoices.length - 1
    const moves: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + 8,
      PageUp: active - 8,
    }
    const nextIndex = ownValue(moves, event.key)
    if (nextIndex !== undefined) {
      event.preventDefault()
      if (!open) openList()
      else
        setActive(
          nextIndex > last
            ? active === last
              ? 0
              : last
            : nextIndex < 0
              ? active === 0
                ? last
                : 0
              : nextIndex,
        )
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      selectChoice(visibleChoices[active])
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation()
      setInputText(null)
    }
  }

  return (
    <Field {...frame}>
      {(control) => (
        <Popover.Root open={open} onOpenChange={(next) => (next ? undefined : setInputText(null))}>
          <Popover.Anchor className="relative">
            <input
              type="text"
              data-slot="combobox"
              {...control}
              role="combobox"
              autoComplete="off"
              spellCheck={false}
              aria-expanded={open}
              aria-autocomplete="list"
              aria-controls={`${control.id}-list`}
              {...(open && visibleChoices[active]
                ? { 'aria-activedescendant': optionId(control.id, active) }
                : {})}
              disabled={disabled}
              placeholder={open ? t('select.search') : (placeholder ?? t('select.placeholder'))}
              value={inputText ?? selectedChoice?.label ?? value ?? ''}
              onChange={(event) => openList(event.target.value)}
              onClick={() => (open ? undefined : openList())}
              onBlur={() => {
                setInputText(null)
                onBlur?.()
              }}
              onKeyDown={onKeyDown}
              className={cn(controlClass({ size }), 'truncate', value === null ? 'pr-8' : 'pr-14')}
            />
            {value === null || disabled ? null : (
              <button
                type="button"
                aria-label={t('actions.remove', { name: selectedChoice?.label ?? value })}
                onClick={() => onChange(null)}
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
          <ComboboxList
            id={control.id}
            label={frame.label}
            choices={visibleChoices}
            hiddenCount={matches.length - visibleChoices.length}
            loading={loading}
            active={active}
            value={value}
            text={inputText ?? ''}
            onSelect={selectChoice}
            onActivate={setActive}
          />
        </Popover.Root>
      )}
    </Field>
  )
}
