import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  id: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

export interface FieldFrameProps {
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
  const t = useText('common')
  const id = useId()
  const note = error ? `${id}-error` : hint ? `${id}-hint` : null
  return (
    <div data-slot="field" className={cn('flex min-w-0 flex-col gap-1', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-13 font-medium text-text'}>
        {label}
        {required ? <span className="font-normal text-text-muted">{` (${t('state.required')})`}</span> : null}
      </label>
      {children({
        id,
        ...(required ? { required } : {}),
        ...(note ? { 'aria-describedby': note } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
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
    </div>
  )
}
