import { useId, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import type { FieldFrameProps } from './Field.tsx'
import { FieldNote, noteId } from './FieldNote.tsx'
import { RequiredMark } from './RequiredMark.tsx'

/** Fieldset for several controls with one label, such as two dates. */
export function FieldGroup(props: FieldFrameProps & { children: ReactNode }) {
  const { label, hint, error, required, hideLabel, className, children } = props
  const generatedId = useId()
  const id = props.id ?? generatedId
  return (
    <fieldset
      id={id}
      data-slot="field-group"
      aria-describedby={noteId({ id, hint, error })}
      className={cn('flex min-w-0 flex-col gap-1', className)}
    >
      <legend className={hideLabel ? 'sr-only' : 'mb-1 text-13 font-medium wrap-anywhere'}>
        <span>{label}</span>
        {required ? <RequiredMark /> : null}
      </legend>
      {children}
      <FieldNote id={id} hint={hint} error={error} />
    </fieldset>
  )
}
