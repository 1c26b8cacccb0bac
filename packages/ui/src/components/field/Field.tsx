import { useId, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { FieldNote, noteId } from './FieldNote.tsx'
import { RequiredMark } from './RequiredMark.tsx'

/** Attributes that associate a control with its label, hint and error. */
export interface ControlProps {
  id: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

export interface FieldFrameProps {
  /** Id of the control, for links from an error summary. */
  id?: string | undefined
  label: string
  hint?: string | undefined
  /** Replaces the hint and is announced when it appears. */
  error?: string | null | undefined
  required?: boolean | undefined
  /** Hides the label visually. Only if the context makes it obvious. */
  hideLabel?: boolean | undefined
  className?: string | undefined
}

/** Separates the props of the frame from those of the control. */
export function splitFrameProps<Props extends FieldFrameProps>(props: Props) {
  const { id, label, hint, error, required, hideLabel, className, ...control } = props
  return [{ id, label, hint, error, required, hideLabel, className }, control] as const
}

export function Field(props: FieldFrameProps & { children: (control: ControlProps) => ReactNode }) {
  const { label, hint, error, required, hideLabel, className, children } = props
  const generatedId = useId()
  const id = props.id ?? generatedId
  const describedBy = noteId({ id, hint, error })
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
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  )
}
