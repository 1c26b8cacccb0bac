import { useId, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { FieldNote, noteId } from './FieldNote.tsx'
import { RequiredMark } from './RequiredMark.tsx'

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  id: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** Each field takes these out of its props by name: what is left is the control's. */
export interface FieldFrameProps {
  /** Of the control, where something else has to find it, such as the summary of a form. */
  id?: string | undefined
  label: string
  hint?: string | undefined
  /** In place of the hint, and read aloud when it appears. */
  error?: string | null | undefined
  required?: boolean | undefined
  /** The label is read aloud but not shown: only where the place tells the same. */
  hideLabel?: boolean | undefined
  className?: string | undefined
}

export function Field(props: FieldFrameProps & { children: (control: ControlProps) => ReactNode }) {
  const { label, hint, error, required, hideLabel, className, children } = props
  const own = useId()
  const id = props.id ?? own
  const note = noteId({ id, hint, error })
  return (
    <div data-slot="field" className={cn('flex min-w-0 flex-col gap-1', className)}>
      <label
        id={`${id}-label`}
        htmlFor={id}
        className={hideLabel ? 'sr-only' : 'text-13 font-medium wrap-anywhere text-text'}
      >
        <span>{label}</span>
        {required ? <RequiredMark /> : null}
      </label>
      {children({
        id,
        ...(required ? { required } : {}),
        ...(note ? { 'aria-describedby': note } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  )
}
