import { clsx } from 'clsx'
import { Check, CircleAlert } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useId, useRef } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { MutationFailure } from '../../lib/mutationErrors.ts'
import { FailureBanner } from '../banner/Banner.tsx'
import type { FormModel, Problem } from './useForm.ts'

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
      className={clsx('flex min-w-0 flex-col gap-4', className)}
    >
      {/* Remounted with each attempt, so that it receives focus again. */}
      <FormSummary key={`attempt ${form.attempt}`} problems={form.problems} />
      <FailureBanner failure={failure} />
      <Fragment key={`fields ${form.generation}`}>{children}</Fragment>
      {actions ? <div className="flex flex-wrap justify-end gap-2 pt-2">{actions}</div> : null}
    </form>
  )
}

interface FormSummaryProps {
  problems: readonly Problem[]
}

/**
 * Error summary that receives focus after a failed submit and links to each field. Fixed errors stay
 * listed, so that the layout does not shift.
 */
export function FormSummary({ problems }: FormSummaryProps) {
  const t = useText('form')
  const id = useId()
  const summary = useRef<HTMLElement>(null)
  const hasProblems = problems.length > 0

  useEffect(() => {
    if (hasProblems) summary.current?.focus()
  }, [hasProblems])

  if (!hasProblems) return null
  return (
    <section
      ref={summary}
      tabIndex={-1}
      aria-labelledby={id}
      data-slot="form-summary"
      className="flex gap-2 rounded-panel border border-danger-border bg-danger-subtle px-3 py-2 text-13"
    >
      <CircleAlert size={16} className="mt-0.5 shrink-0 text-danger-icon" />
      <div className="min-w-0 flex-1">
        <p id={id} className="font-medium">
          {t('summary.title', { count: problems.length })}
        </p>
        <ul>
          {problems.map((problem) => (
            <li key={problem.id} className="flex min-h-6 items-start gap-1">
              <button
                type="button"
                onClick={() => focusField(problem.id)}
                className={clsx(
                  'min-h-6 rounded-control text-left wrap-anywhere underline underline-offset-2',
                  problem.isFixed ? 'text-text-muted' : 'text-danger-text',
                )}
              >
                {problem.text}
              </button>
              {problem.isFixed ? (
                <>
                  <Check size={16} className="mt-1 shrink-0 text-success-icon" />
                  <span className="sr-only">{t('summary.solved')}</span>
                </>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const focusableSelector = 'input, select, textarea, button, [tabindex]'

/** Focuses the control with this id, or the first one inside the group with this id. */
export function focusField(id: string) {
  const element = document.getElementById(id)
  const control = element?.matches(focusableSelector)
    ? element
    : element?.querySelector<HTMLElement>(focusableSelector)
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
}
