import { Check, CircleAlert } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import { focusField } from './focusField.ts'
import type { Problem } from './useForm.ts'

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
                className={cn(
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
