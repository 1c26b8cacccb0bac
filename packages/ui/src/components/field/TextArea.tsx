import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { controlClass } from './controlClass.ts'
import { Field, type FieldFrameProps } from './Field.tsx'

export type TextAreaProps = FieldFrameProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>

export function TextArea({ id, label, hint, error, required, hideLabel, className, ...rest }: TextAreaProps) {
  return (
    <Field {...{ id, label, hint, error, required, hideLabel, className }}>
      {(control) => (
        <textarea
          rows={4}
          data-slot="text-area"
          {...rest}
          {...control}
          className={cn(controlClass({ size: 'lines' }))}
        />
      )}
    </Field>
  )
}
