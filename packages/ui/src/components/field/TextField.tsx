import type { ComponentProps } from 'react'
import { controlClass, type ControlSize } from './controlClass.ts'
import { Field, splitFrameProps, type FieldFrameProps } from './Field.tsx'

export type TextFieldProps = FieldFrameProps &
  Omit<ComponentProps<'input'>, 'id' | 'size' | 'className'> & { size?: ControlSize }

export function TextField(props: TextFieldProps) {
  const [frame, { size, ...rest }] = splitFrameProps(props)
  return (
    <Field {...frame}>
      {(control) => (
        <input type="text" data-slot="text-field" {...rest} {...control} className={controlClass({ size })} />
      )}
    </Field>
  )
}
