import { cva } from 'class-variance-authority'
import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'

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
    <div data-slot="field" className={clsx('flex min-w-0 flex-col gap-1', className)}>
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
      className={clsx('flex min-w-0 flex-col gap-1', className)}
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

interface Note {
  /** Id of the control. */
  id: string
  hint?: string | undefined
  /** Replaces the hint and is announced when it appears. */
  error?: string | null | undefined
}

/** Value of `aria-describedby`. */
export function noteId({ id, hint, error }: Note): string | undefined {
  return error ? `${id}-error` : hint ? `${id}-hint` : undefined
}

export function FieldNote({ id, hint, error }: Note) {
  return (
    <>
      <div aria-live="polite" className="empty:hidden">
        {error ? (
          <p id={`${id}-error`} className="flex items-start gap-1 text-12 wrap-anywhere text-danger-text">
            <CircleAlert size={14} className="mt-px shrink-0" />
            {error}
          </p>
        ) : null}
      </div>
      {hint && !error ? (
        <p id={`${id}-hint`} className="text-12 wrap-anywhere text-text-muted">
          {hint}
        </p>
      ) : null}
    </>
  )
}

/** Text, because an asterisk alone is not self-explanatory. */
export function RequiredMark() {
  const t = useText('common')
  return <span className="font-normal text-text-muted">{` (${t('state.required')})`}</span>
}

export const controlClass = cva(
  [
    'w-full min-w-0 rounded-control border border-line-control bg-surface-raised text-text transition-colors',
    'hover:border-text-muted disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-hover disabled:text-text-muted',
    // Dashed, because forced colors override the background.
    '[&[readonly]]:border-dashed [&[readonly]]:border-line [&[readonly]]:bg-transparent',
    'aria-invalid:border-danger-icon',
  ],
  {
    variants: {
      size: {
        small: 'h-7 px-2 text-12',
        medium: 'h-8 px-2 text-13',
        large: 'h-10 px-3 text-14',
        tags: 'flex min-h-8 flex-wrap items-center gap-1 p-0.5 text-13 has-[>input:focus-visible]:outline-2 has-[>input:focus-visible]:outline-offset-2 has-[>input:focus-visible]:outline-focus data-invalid:border-danger-icon',
        lines: 'min-h-16 resize-y px-2 py-1.5 text-13',
      },
    },
    defaultVariants: { size: 'medium' },
  },
)

export type ControlSize = 'small' | 'medium' | 'large'

/**
 * Defers blur validation until pointer up: a message that appears in between would move the button from
 * under the pointer, and the click would be lost.
 */
export function afterPointerUp(callback: () => void) {
  if (document.querySelector(':active') === null) return callback()
  // The click event follows mouseup.
  window.addEventListener('mouseup', () => setTimeout(callback), { once: true })
}
