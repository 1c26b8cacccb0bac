import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import { Chip } from '../chip/Chip.tsx'
import { takesEscape } from '../dialog/leaveToBox.ts'
import { controlClass } from '../field/controlClass.ts'
import { Field, type FieldFrameProps } from '../field/Field.tsx'

export interface TagInputProps extends FieldFrameProps {
  value: readonly string[]
  onChange: (value: readonly string[]) => void
  onBlur?: () => void
  /** Why this text cannot become an entry: told at the field, and the text stays. */
  check?: (text: string) => string | null
  disabled?: boolean
}

const separators = /[\n\r\t,;]+/

/** Entries of one's own words: Enter, Tab or a comma adds, Backspace in the empty box takes the last one away. */
export function TagInput({
  value: values,
  onChange,
  onBlur,
  check,
  disabled = false,
  ...frame
}: TagInputProps) {
  const t = useText('form')
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const box = useRef<HTMLInputElement>(null)

  /** True when nothing of it is left over. */
  function add(typed: string): boolean {
    const known = new Set(values)
    const added: string[] = []
    const left: string[] = []
    let why: string | null = null
    for (const entry of typed.split(separators).map((part) => part.trim())) {
      const fault = known.has(entry) ? t('tags.known', { tag: entry }) : (check?.(entry) ?? null)
      if (entry === '') continue
      why ??= fault
      if (fault === null) {
        added.push(entry)
        known.add(entry)
      } else left.push(entry)
    }
    if (added.length > 0) onChange([...values, ...added])
    setText(left.join(', '))
    setRefusal(why)
    return why === null
  }
  function onKeyDown(event: KeyboardEvent) {
    const something = text.trim() !== ''
    if (event.key === 'Enter' || event.key === ',' || event.key === ';') {
      // Enter would send the form.
      event.preventDefault()
      add(text)
    } else if (event.key === 'Tab' && !event.shiftKey && something) {
      // What was refused has to be read before the focus goes on.
      event.preventDefault()
      add(text)
    } else if (event.key === 'Backspace' && text === '') onChange(values.slice(0, -1))
    else if (event.key === 'Escape' && something) {
      setText('')
      setRefusal(null)
    }
  }
  function onPaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text')
    if (!separators.test(pasted.trim())) return
    event.preventDefault()
    add(text + pasted)
  }
  function remove(gone: string) {
    onChange(values.filter((value) => value !== gone))
    box.current?.focus()
  }

  return (
    <Field {...frame} hint={frame.hint ?? t('tags.add')} error={refusal ?? frame.error}>
      {({ required, ...control }) => (
        <div
          data-slot="tag-input"
          data-invalid={control['aria-invalid']}
          className={cn(
            controlClass({ size: 'tags' }),
            disabled && 'cursor-not-allowed border-line bg-surface-hover hover:border-line',
          )}
        >
          {values.length > 0 ? (
            <ul aria-label={t('tags.list', { name: frame.label })} className="contents">
              {values.map((value) => (
                <li key={value} className="flex max-w-full min-w-0">
                  <Chip label={value} {...(disabled ? {} : { onRemove: () => remove(value) })} />
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
            {...(text.trim() === '' ? {} : takesEscape)}
            aria-required={required}
            disabled={disabled}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setRefusal(null)
            }}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onBlur={() => {
              // What is typed in full counts, also without Enter.
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
