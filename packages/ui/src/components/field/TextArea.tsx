import type { ComponentProps } from 'react'
import { controlClass } from './controlClass.ts'
import { Field, splitFrameProps, type FieldFrameProps } from './Field.tsx'

export type TextAreaProps = FieldFrameProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>

export function TextArea(props: TextAreaProps) {
  const [frame, rest] = splitFrameProps(props)
  return (
    <Field {...frame}>
      {(control) => (
        <textarea
          rows={4}
          data-slot="text-area"
          {...rest}
          {...control}
          className={controlClass({ size: 'lines' })}
        />
      )}
    </Field>
  )
}
