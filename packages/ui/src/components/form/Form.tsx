import { Fragment, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import type { MutationFailure } from '../../lib/mutationErrors.ts'
import { FailureBanner } from '../banner/FailureBanner.tsx'
import { FormSummary } from './FormSummary.tsx'
import type { FormModel } from './useForm.ts'

export interface FormProps {
  form: Pick<FormModel<object>, 'submit' | 'problems' | 'attempt' | 'generation'>
  /** Accessible name: "Contract". */
  label: string
  /** Submit error that belongs to no single field. */
  failure?: MutationFailure | null | undefined
  /**
   * Buttons, with the submit button last. In a dialog they go into its footer and refer to the form by
   * `id`.
   */
  actions?: ReactNode
  id?: string
  className?: string
  children: ReactNode
}

/** Form with an error summary on top and buttons at the end. */
export function Form({ form, label, failure, actions, id, className, children }: FormProps) {
  return (
    <form
      id={id}
      data-slot="form"
      aria-label={label}
      noValidate
      onSubmit={form.submit}
      className={cn('flex min-w-0 flex-col gap-4', className)}
    >
      {/* Remounted with each attempt, so that it receives focus again. */}
      <FormSummary key={`attempt ${form.attempt}`} problems={form.problems} />
      <FailureBanner failure={failure} />
      <Fragment key={`fields ${form.generation}`}>{children}</Fragment>
      {actions ? <div className="flex flex-wrap justify-end gap-2 pt-2">{actions}</div> : null}
    </form>
  )
}
