import { X } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useMemo, useState, type KeyboardEvent } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import { ComboboxList, optionId } from '../combobox/ComboboxList.tsx'
import { fold } from '../data-table/engine/fold.ts'
import { controlClass } from '../field/controlClass.ts'
import { Field } from '../field/Field.tsx'
import type { Options } from './FilterField.tsx'

interface TextFilterProps {
  label: string
  text: string
  onChange: (text: string) => void
  /** Values that the rows hold, suggested while typing. */
  options: Options
}

const limit = 8
const nothingActive = -1

/** Free text: a suggestion may be taken and need not be. */
export function TextFilter({ label, text, onChange, options }: TextFilterProps) {
  const t = useText('list')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(nothingActive)
  const suggestions = useSuggestions(options, open ? text : null)
  const shown = open && suggestions.length > 0

  function change(next: string) {
    onChange(next)
    setActive(nothingActive)
    setOpen(next !== '')
  }
  function take(value: string) {
    onChange(value)
    setOpen(false)
  }
  function onKeyDown(event: KeyboardEvent) {
    const chosen = shown ? suggestions[active] : undefined
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (shown) setActive((active + step + suggestions.length) % suggestions.length)
      else setOpen(true)
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      take(chosen.value)
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
  }

  return (
    <Field label={label}>
      {(control) => (
        <Popover.Root open={shown}>
          <Popover.Anchor className="relative">
            <input
              type="text"
              {...control}
              role="combobox"
              autoComplete="off"
              spellCheck={false}
              aria-expanded={shown}
              aria-autocomplete="list"
              aria-controls={`${control.id}-list`}
              {...(shown && active >= 0 ? { 'aria-activedescendant': optionId(control.id, active) } : {})}
              placeholder={t('filters.anyText')}
              value={text}
              onChange={(event) => change(event.target.value)}
              onBlur={() => setOpen(false)}
              onKeyDown={onKeyDown}
              className={cn(controlClass(), 'truncate', text !== '' && 'pr-8')}
            />
            {text === '' ? null : (
              <button
                type="button"
                aria-label={t('filters.clear', { name: label })}
                onClick={() => change('')}
                className="absolute inset-y-0 right-1 my-auto grid size-6 place-items-center rounded-control text-text-muted hover:bg-surface-hover hover:text-text"
              >
                <X size={14} />
              </button>
            )}
          </Popover.Anchor>
          {shown ? (
            <ComboboxList
              id={control.id}
              label={t('filters.suggestions', { name: label })}
              choices={suggestions}
              hiddenCount={0}
              active={active}
              value={null}
              text={text}
              onTake={({ value }) => take(value)}
              onPoint={setActive}
            />
          ) : null}
        </Popover.Root>
      )}
    </Field>
  )
}

/** `null`: nobody asks. A value that is already typed in full is no suggestion. */
function useSuggestions(options: Options, typed: string | null) {
  const asked = typed !== null
  const folded = useMemo(() => (asked ? options.map(({ text }) => fold(text)) : []), [options, asked])
  return useMemo(() => {
    const needle = fold(typed ?? '').trim()
    const found: { value: string; label: string }[] = []
    for (let at = 0; at < folded.length && found.length < limit; at += 1) {
      const text = options[at]?.text
      if (text !== undefined && text !== typed && folded[at]?.includes(needle))
        found.push({ value: text, label: text })
    }
    return found
  }, [options, folded, typed])
}
