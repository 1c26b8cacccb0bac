import { clsx } from 'clsx'
import { RadioGroup as Part } from 'radix-ui'
import { type FocusEvent, useEffect, useId, useRef } from 'react'
import type { Icon } from '../../lib/icon.ts'
import { type FieldFrameProps, FieldNote, noteId, RequiredMark } from '../field/Field.tsx'
import type { Choice } from '../select/Select.tsx'

export interface RadioGroupProps<Value extends string> extends Omit<FieldFrameProps, 'className'> {
  /** In windows below 1,600 pixels a segment with an icon hides its label, which becomes its tooltip. */
  choices: readonly (Choice & { value: Value; icon?: Icon })[]
  value: Value | null
  onChange: (value: Value) => void
  onBlur?: () => void
  disabled?: boolean
  /** Horizontal layout, for short labels. */
  inline?: boolean
  /** One control of equal segments, for two to four short labels. */
  segmented?: boolean
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, choices, value, onChange, disabled = false, inline = false, hideLabel = false } = props
  const { hint, error, required = false, segmented = false, onBlur } = props
  const generatedId = useId()
  const id = props.id ?? generatedId
  const selected = useRef<string | null>(value)
  useEffect(() => {
    selected.current = value
  }, [value])
  function selectChoice(next: string) {
    const choice = choices.find((choice) => choice.value === next)
    if (!choice) return
    selected.current = next
    onChange(choice.value)
  }
  // Radix selects only while the arrow key is down, so that a quick press on a busy page would move the focus alone.
  function selectFocused({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget === currentTarget || !currentTarget.contains(relatedTarget)) return
    if (target instanceof HTMLButtonElement && target.value !== selected.current) selectChoice(target.value)
  }
  return (
    <div data-slot="radio-group" className="flex min-w-0 flex-col gap-1">
      <span id={`${id}-label`} className={hideLabel ? 'sr-only' : 'text-13 font-medium'}>
        {label}
        {required ? <RequiredMark /> : null}
      </span>
      <Part.Root
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={noteId({ id, hint, error })}
        aria-required={required}
        {...(error ? { 'aria-invalid': true } : {})}
        onFocus={selectFocused}
        // Radix moves focus from the group to a radio button, which is not a blur.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) onBlur?.()
        }}
        value={value}
        onValueChange={selectChoice}
        disabled={disabled}
        className={clsx(
          'flex',
          segmented
            ? clsx(
                'rounded-control border border-line-control bg-surface p-0.5',
                choices.some(({ icon }) => icon) ? 'h-8' : 'min-h-8 flex-wrap',
              )
            : inline
              ? 'flex-wrap gap-x-4'
              : 'flex-col flex-wrap',
        )}
      >
        {choices.map((choice) =>
          segmented ? (
            <Part.Item
              key={choice.value}
              id={`${id}-${choice.value}`}
              value={choice.value}
              disabled={choice.disabled}
              className={clsx(
                'min-h-6.5 min-w-0 flex-auto truncate rounded-[4px] text-13 text-text-muted hover:text-text',
                choice.icon ? 'px-1.5' : 'px-1.5 sm:px-2.5',
                'data-[state=checked]:bg-surface-selected data-[state=checked]:font-medium data-[state=checked]:text-text data-[state=checked]:ring-1 data-[state=checked]:ring-accent-border',
                'disabled:cursor-not-allowed forced-colors:data-[state=checked]:outline-2 forced-colors:data-[state=checked]:outline-solid',
              )}
              {...(choice.icon ? { title: choice.label } : {})}
            >
              <SegmentLabel label={choice.label} icon={choice.icon} />
            </Part.Item>
          ) : (
            <div key={choice.value} className="flex min-w-0 flex-col">
              <span className="inline-flex min-h-7 items-center gap-2 text-13">
                <Part.Item
                  id={`${id}-${choice.value}`}
                  value={choice.value}
                  disabled={choice.disabled}
                  aria-describedby={choice.detail ? `${id}-${choice.value}-detail` : undefined}
                  className={clsx(
                    'relative grid size-4 shrink-0 place-items-center rounded-chip border border-line-control bg-surface-raised transition-colors',
                    'before:absolute before:-inset-[5px] hover:border-text-muted data-[state=checked]:border-accent data-[state=checked]:bg-accent',
                    'disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-active',
                  )}
                >
                  <Part.Indicator className="size-1.5 rounded-chip bg-text-on-solid" />
                </Part.Item>
                <label
                  htmlFor={`${id}-${choice.value}`}
                  className={clsx('wrap-anywhere', (disabled || choice.disabled) && 'text-text-muted')}
                >
                  {choice.label}
                </label>
              </span>
              {choice.detail ? (
                <span
                  id={`${id}-${choice.value}-detail`}
                  className="-mt-0.5 mb-1 pl-6 text-12 wrap-anywhere text-text-muted"
                >
                  {choice.detail}
                </span>
              ) : null}
            </div>
          ),
        )}
      </Part.Root>
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  )
}

function SegmentLabel({ label, icon: Mark }: { label: string; icon?: Icon | undefined }) {
  if (!Mark) return label
  return (
    <span className="flex items-center gap-1.5">
      <Mark size={16} aria-hidden />
      <span className="max-[1599px]:sr-only">{label}</span>
    </span>
  )
}
