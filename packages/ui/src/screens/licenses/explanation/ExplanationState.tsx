import type { ReactNode } from 'react'
import { FailedBlock, ForbiddenBlock } from '../../../components/feedback/Block.tsx'
import { Spinner } from '../../../components/progress/Spinner.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import type { OneState } from '../../../lib/state.ts'

interface ExplanationStateProps<Inputs> {
  inputs: OneState<Inputs>
  children: (inputs: Inputs) => ReactNode
}

/**
 * Inputs of an explanation, requested when the row is expanded. Renders loading and error states in the
 * row.
 */
export function ExplanationState<Inputs>({ inputs, children }: ExplanationStateProps<Inputs>) {
  const t = useText('explain')
  switch (inputs.status) {
    case 'ready':
      return children(inputs.value)
    case 'forbidden':
      return <ForbiddenBlock />
    case 'failed':
      return <FailedBlock title={t('failed')} detail={inputs.error.message} onRetry={inputs.retry} />
    case 'notFound':
    case 'loading':
      return (
        <p aria-live="polite" className="flex min-h-24 items-center gap-2 text-13 text-text-muted">
          <Spinner />
          {t('loading')}
        </p>
      )
  }
}
