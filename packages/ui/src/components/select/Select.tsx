import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import {
  controlClass,
  type ControlSize,
  Field,
  type FieldFrameProps,
  splitFrameProps,
} from '../field/Field.tsx'

export interface Choice {
  value: string
  label: string
  disabled?: boolean
  /** Secondary text below the label in searchable lists, also searched. */
  detail?: string
  /** Row count. */
  count?: number
}

export type SelectProps = FieldFrameProps &
  Omit<ComponentProps<'select'>, 'id' | 'size' | 'className' | 'value' | 'onChange' | 'children'> & {
    choices: readonly Choice[]
    value: string | null
    size?: ControlSize
  } & (
    | {
        onChange: (value: string | null) => void
        /** Label of the option that clears the value. */
        clearLabel?: string
        fixed?: never
      }
    /** The value cannot be cleared. */
    | { fixed: true; onChange: (value: string) => void; clearLabel?: never }
  )

/** Native select, which works well on phones and by keyboard. Use a Combobox for hundreds of choices. */
export function Select(props: SelectProps) {
  const [frame, control] = splitFrameProps(props)
  const { choices, value, size, onChange: _onChange, clearLabel, fixed, ...rest } = control
  const t = useText('common')
  const change = (next: string) =>
    props.fixed ? props.onChange(next) : props.onChange(next === '' ? null : next)
  return (
    <Field {...frame}>
      {(control) => (
        <div className="relative">
          <select
            data-slot="select"
            {...rest}
            {...control}
            value={value ?? ''}
            onChange={(event) => change(event.target.value)}
            className={clsx(
              controlClass({ size }),
              'appearance-none truncate pr-8',
              value === null && 'text-text-muted',
            )}
          >
            {fixed ? null : <option value="">{clearLabel ?? t('select.clear')}</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value} disabled={choice.disabled}>
                {choice.label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={16}
            className="pointer-events-none absolute inset-y-0 right-2 my-auto text-text-muted"
          />
        </div>
      )}
    </Field>
  )
}
