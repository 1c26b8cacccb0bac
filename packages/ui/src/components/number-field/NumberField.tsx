import { clsx } from 'clsx'
import { type KeyboardEvent, useState } from 'react'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import type { Format } from '../../lib/format.ts'
import { afterPointerUp, controlClass, Field, type FieldFrameProps } from '../field/Field.tsx'

export interface NumberFieldProps extends FieldFrameProps, NumberBounds {
  value: number | null
  /** With a problem the value is null. The field shows the error itself. */
  onChange: (value: number | null, problem: NumberProblem | null) => void
  onBlur?: () => void
  /** Suffix of the input: "seconds". */
  unit?: string
  placeholder?: string
  disabled?: boolean
}

/** Localized number input with arrow key stepping. Native number inputs use the browser's locale. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, onBlur, min, max, integer, unit, placeholder, disabled = false, ...rest } = props
  const { error, ...frame } = rest
  const t = useText('form')
  const common = useText('common')
  const format = useFormat()
  const [typedInput, setTypedInput] = useState<{ text: string; value: number | null; format: Format } | null>(
    null,
  )
  const [touched, setTouched] = useState(false)
  // A changed `value` prop overrides the typed text, and another locale reformats it.
  const current =
    typedInput?.value === value && (value === null || typedInput.format === format) ? typedInput : null
  const text = current?.text ?? (value === null ? '' : format.forInput(value))
  const bounds = { min, max, integer }
  const { problem } = readNumber(text, current?.format ?? format, bounds)
  const example = format.number(integer ? 12_345 : 12_345.6)
  const messages: Record<NumberProblem, string> = {
    notANumber: integer ? t('number.notWhole', { example }) : common('notANumber', { example }),
    notWhole: t('number.notWhole', { example }),
    tooSmall: t('number.tooSmall', { min: format.number(min) }),
    tooBig: t('number.tooBig', { max: format.number(max) }),
  }

  function onInput(next: string) {
    const parsed = readNumber(next, format, bounds)
    setTypedInput({ text: next, value: parsed.value, format })
    setTouched(false)
    onChange(parsed.value, parsed.problem)
  }
  function onArrowKey(event: KeyboardEvent) {
    const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const next = (value ?? (step > 0 ? (min ?? 0) - 1 : (max ?? 0) + 1)) + step
    onInput(format.forInput(Math.min(max ?? next, Math.max(min ?? next, next))))
  }

  return (
    <Field {...frame} error={error ?? (touched && problem ? messages[problem] : null)}>
      {({ required, ...control }) => (
        <div className="flex items-center gap-2">
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native number input drops invalid text */}
          <input
            type="text"
            role="spinbutton"
            inputMode="decimal"
            autoComplete="off"
            data-slot="number-field"
            {...control}
            aria-required={required}
            {...(value === null ? {} : { 'aria-valuenow': value })}
            aria-valuemin={min}
            aria-valuemax={max}
            disabled={disabled}
            placeholder={placeholder}
            value={text}
            onChange={(event) => onInput(event.target.value)}
            onKeyDown={onArrowKey}
            onBlur={() => {
              afterPointerUp(() => setTouched(true))
              onBlur?.()
            }}
            className={clsx(controlClass(), 'tabular-nums')}
          />
          {unit ? <span className="shrink-0 text-13 text-text-muted">{unit}</span> : null}
        </div>
      )}
    </Field>
  )
}

export type NumberProblem = 'notANumber' | 'notWhole' | 'tooSmall' | 'tooBig'

export interface NumberBounds {
  min?: number | undefined
  max?: number | undefined
  /** Integers only. */
  integer?: boolean | undefined
}

/** Parses and validates a typed number. Blank text is valid. */
export function readNumber(
  text: string,
  { parse, parseWhole }: Pick<Format, 'parse' | 'parseWhole'>,
  { min, max, integer = false }: NumberBounds = {},
): { value: number | null; problem: NumberProblem | null } {
  const value = integer ? parseWhole(text) : parse(text)
  if (value === null) return { value, problem: null }
  if (Number.isNaN(value)) return { value: null, problem: 'notANumber' }
  if (integer && !Number.isInteger(value)) return { value: null, problem: 'notWhole' }
  if (min !== undefined && value < min) return { value: null, problem: 'tooSmall' }
  if (max !== undefined && value > max) return { value: null, problem: 'tooBig' }
  return { value, problem: null }
}
