import { clsx } from 'clsx'
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { Chip } from '../chip/Chip.tsx'
import { handlesEscape } from '../dialog/modal.tsx'
import { controlClass, Field, type FieldFrameProps } from '../field/Field.tsx'

export interface TagInputProps extends FieldFrameProps {
  value: readonly string[]
  onChange: (value: readonly string[]) => void
  onBlur?: () => void
  /** Returns why the text is not a valid tag, or null. The text stays in the input. */
  validate?: (text: string) => string | null
  disabled?: boolean
}

const separators = /[\n\r\t,;]+/

/** Free-text tags. Enter, Tab or a comma adds one, Backspace in the empty input removes the last one. */
export function TagInput({
  value: values,
  onChange,
  onBlur,
  validate,
  disabled = false,
  ...frame
}: TagInputProps) {
  const t = useText('form')
  const [text, setText] = useState('')
  const [inputError, setInputError] = useState<string | null>(null)
  const box = useRef<HTMLInputElement>(null)

  /** Returns true if nothing is left in the input. */
  function add(typed: string): boolean {
    const existing = new Set(values)
    const added: string[] = []
    const rejected: string[] = []
    let firstError: string | null = null
    for (const part of typed.split(separators)) {
      const entry = part.trim()
      if (entry === '') continue
      const tagError = existing.has(entry) ? t('tags.known', { tag: entry }) : (validate?.(entry) ?? null)
      firstError ??= tagError
      if (tagError === null) {
        added.push(entry)
        existing.add(entry)
      } else rejected.push(entry)
    }
    if (added.length > 0) onChange([...values, ...added])
    setText(rejected.join(', '))
    setInputError(firstError)
    return firstError === null
  }
  function onKeyDown(event: KeyboardEvent) {
    const hasText = text.trim() !== ''
    if (event.key === 'Enter' || event.key === ',' || event.key === ';') {
      // Prevents submitting the form.
      event.preventDefault()
      add(text)
    } else if (event.key === 'Tab' && !event.shiftKey && hasText) {
      // Keeps focus, so that the error is noticed.
      event.preventDefault()
      add(text)
    } else if (event.key === 'Backspace' && text === '') onChange(values.slice(0, -1))
    else if (event.key === 'Escape' && hasText) {
      setText('')
      setInputError(null)
    }
  }
  function onPaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text')
    if (!separators.test(pasted.trim())) return
    event.preventDefault()
    add(text + pasted)
  }
  function remove(removed: string) {
    onChange(values.filter((value) => value !== removed))
    box.current?.focus()
  }

  return (
    <Field {...frame} hint={frame.hint ?? t('tags.add')} error={inputError ?? frame.error}>
      {({ required, ...control }) => (
        <div
          data-slot="tag-input"
          data-invalid={control['aria-invalid']}
          className={clsx(
            controlClass({ size: 'tags' }),
            disabled && 'cursor-not-allowed border-line bg-surface-hover hover:border-line',
          )}
        >
          {values.length > 0 ? (
            <ul aria-label={t('tags.list', { name: frame.label })} className="contents">
              {values.map((value) => (
                <li key={value} className="flex max-w-full min-w-0">
                  <Chip label={value} onRemove={disabled ? undefined : () => remove(value)} />
                </li>
              ))}
            </ul>
          ) : null}
          <input
            ref={box}
            type="text"
            autoComplete="off"
            spellCheck={false}
            {...control}
            {...(text.trim() === '' ? {} : handlesEscape)}
            aria-required={required}
            disabled={disabled}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setInputError(null)
            }}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onBlur={() => {
              // Adds complete text without Enter.
              add(text)
              onBlur?.()
            }}
            className="h-6 min-w-24 flex-1 bg-transparent px-1 outline-none disabled:cursor-not-allowed"
          />
        </div>
      )}
    </Field>
  )
}
