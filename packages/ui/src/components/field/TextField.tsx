import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { controlClass, type ControlSize } from './controlClass.ts'
import { Field, type FieldFrameProps } from './Field.tsx'

export type TextFieldProps = FieldFrameProps &
  Omit<ComponentProps<'input'>, 'id' | 'size' | 'className'> & { size?: ControlSize }

export function TextField({
  id,
  label,
  hint,
  error,
  required,
  hideLabel,
  className,
  size,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, error, required, hideLabel, className }}>
      {(control) => (
        <input
          type="text"
          data-slot="text-field"
          {...rest}
          {...control}
          className={cn(controlClass({ size }))}
        />
      )}
    </Field>
  )
}
