import { ChevronRight, CircleAlert, RefreshCw } from 'lucide-react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { Button } from '../button/Button.tsx'
import { Block } from './Block.tsx'

export interface FailedBlockProps {
  title?: string
  text?: string
  /** Technical detail, collapsed. */
  detail?: string
  onRetry?: () => void
  className?: string
}

export function FailedBlock({ title, text, detail, onRetry, className }: FailedBlockProps) {
  const t = useText('common')
  return (
    <Block
      icon={CircleAlert}
      tone="danger"
      title={title ?? t('state.failedTitle')}
      text={text}
      urgent
      className={className}
    >
      {onRetry ? (
        <Button onClick={onRetry}>
          <RefreshCw size={16} />
          {t('actions.retry')}
        </Button>
      ) : null}
      {detail ? (
        <details className="group max-w-full text-12 text-text-muted">
          <summary className="inline-flex min-h-6 items-center gap-1 rounded-control px-1">
            <ChevronRight size={14} className="transition-transform group-open:rotate-90" />
            {t('state.technicalDetails')}
          </summary>
          <code className="mt-1 block max-h-40 max-w-[72ch] overflow-y-auto rounded-control bg-surface-hover p-2 text-left font-mono wrap-anywhere whitespace-pre-wrap text-text">
            {detail}
          </code>
        </details>
      ) : null}
    </Block>
  )
}
