import { Badge } from '../../components/badge/Badge.tsx'
import { Banner } from '../../components/banner/Banner.tsx'
import { Button } from '../../components/button/Button.tsx'
import { Dialog } from '../../components/dialog/Dialog.tsx'
import { Disclosure } from '../../components/disclosure/Disclosure.tsx'
import { ProgressBar } from '../../components/progress/ProgressBar.tsx'
import { Skeleton } from '../../components/skeleton/Skeleton.tsx'
import { severities, severityTone } from '../../domain/tones.ts'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import {
  type AcknowledgePreview,
  type AcknowledgeReceipt,
  type AcknowledgeWork,
  previewCount,
} from './acknowledgeWork.ts'
import { useAlertText } from './useAlertText.ts'

export type { AcknowledgePreview, AcknowledgeWork } from './acknowledgeWork.ts'

export interface AcknowledgeDialogProps {
  progress: AcknowledgeWork
  onConfirm: () => void
  /** Retries the failed step: counting, loading, or marking the rest. */
  onRetry: () => void
  /** Aborts the running requests. */
  onCancel: () => void
  onClose: () => void
}

/** Confirmation, progress and receipt for marking many alerts as read. */
export function AcknowledgeDialog({
  progress,
  onConfirm,
  onRetry,
  onCancel,
  onClose,
}: AcknowledgeDialogProps) {
  const t = useText('alerts')
  const common = useText('common')
  const { number } = useFormat()

  switch (progress.status) {
    case 'counting':
      return (
        <Dialog
          open
          title={t('acknowledge.counting')}
          onClose={onClose}
          actions={<Button onClick={onClose}>{common('actions.cancel')}</Button>}
        >
          <Skeleton className="h-16" />
        </Dialog>
      )
    case 'uncounted':
    case 'failed':
      return (
        <Dialog
          open
          kind="alert"
          title={t(`acknowledge.${progress.status}`)}
          onClose={onClose}
          actions={
            <>
              <Button onClick={onClose}>{common('actions.close')}</Button>
              <Button variant="primary" onClick={onRetry}>
                {common('actions.retry')}
              </Button>
            </>
          }
        >
          <Banner tone="danger">{progress.error.message}</Banner>
        </Dialog>
      )
    case 'confirming': {
      const count = previewCount(progress.preview)
      const { host = '' } = progress.preview
      return (
        <Dialog
          open
          kind="alert"
          title={
            host !== '' && count === 1
              ? t('acknowledge.titleOf', { host })
              : t('acknowledge.title', { count })
          }
          description={t('acknowledge.text', { count })}
          onClose={onClose}
          actions={
            <>
              <Button onClick={onClose}>{common('actions.cancel')}</Button>
              <Button
                variant="primary"
                {...(count === 0 ? { 'aria-disabled': true, title: t('chosen.none') } : {})}
                onClick={onConfirm}
              >
                {t('acknowledge.verb', { count })}
              </Button>
            </>
          }
        >
          <AcknowledgePreviewList preview={progress.preview} />
        </Dialog>
      )
    }
    case 'loading':
    case 'running':
    case 'cancelling': {
      const share =
        progress.status === 'running' && progress.total > 0 ? progress.done / progress.total : undefined
      return (
        <Dialog
          open
          kind="forced"
          title={t('acknowledge.running')}
          description={t('acknowledge.runningText')}
          actions={
            <Button onClick={onCancel} busy={progress.status === 'cancelling'}>
              {common('actions.cancel')}
            </Button>
          }
        >
          <ProgressBar label={t('acknowledge.running')} {...(share === undefined ? {} : { value: share })} />
          <p className="mt-2 min-h-5 text-12 text-text-muted tabular-nums" aria-live="polite">
            {progress.status === 'running'
              ? t('acknowledge.progress', { done: number(progress.done), total: number(progress.total) })
              : t(progress.status === 'loading' ? 'acknowledge.gathering' : 'acknowledge.cancelling')}
          </p>
        </Dialog>
      )
    }
    case 'ended': {
      const { acknowledged, rejected, unknown, remaining } = progress.receipt
      const open = rejected + unknown + remaining
      return (
        <Dialog
          open
          kind="alert"
          title={t('receipt.title', { count: acknowledged })}
          onClose={onClose}
          actions={
            <>
              <Button onClick={onClose}>{common('actions.close')}</Button>
              {open > 0 ? (
                <Button variant="primary" onClick={onRetry}>
                  {t('receipt.retry', { count: open })}
                </Button>
              ) : null}
            </>
          }
        >
          <AcknowledgeReceiptList receipt={progress.receipt} />
        </Dialog>
      )
    }
  }
}

/** Sorted by severity, then by count. */
export function AcknowledgePreviewList({ preview }: { preview: AcknowledgePreview }) {
  const { groups, unaffected, hidden } = preview
  const t = useText('alerts')
  const table = useText('table')
  const alertText = useAlertText()
  const { number } = useFormat()
  const severityRank = (severity: string) => severities.findIndex((candidate) => candidate === severity)
  const sorted = groups.toSorted(
    (a, b) => severityRank(b.severity) - severityRank(a.severity) || b.count - a.count,
  )
  return (
    <div className="flex flex-col gap-3">
      {hidden ? <Banner tone="warning">{t('preview.hidden', { count: hidden })}</Banner> : null}
      {sorted.length > 0 ? (
        <ul className="divide-y divide-line rounded-panel border border-line text-13">
          {sorted.map(({ code, severity, count }) => {
            const knownSeverity = severities.find((candidate) => candidate === severity)
            return (
              <li key={`${severity} ${code}`} className="flex items-center gap-3 px-3 py-1.5">
                <Badge tone={knownSeverity ? severityTone[knownSeverity] : 'neutral'}>
                  {knownSeverity ? table(`severity.${knownSeverity}`) : severity}
                </Badge>
                <span className="min-w-0 flex-1 wrap-anywhere">{alertText('alertCode', code)}</span>
                <span className="tabular-nums">{number(count)}</span>
              </li>
            )
          })}
        </ul>
      ) : null}
      {unaffected.silent ? (
        <Banner tone="info">{t('preview.silent', { count: unaffected.silent })}</Banner>
      ) : null}
      {unaffected.settled ? (
        <Banner tone="info">{t('preview.settled', { count: unaffected.settled })}</Banner>
      ) : null}
    </div>
  )
}

/** The number of marked alerts and the reasons for the others. */
export function AcknowledgeReceiptList({ receipt }: { receipt: AcknowledgeReceipt }) {
  const t = useText('alerts')
  const { acknowledged, rejected, unknown, remaining, reasons } = receipt
  return (
    <div className="flex flex-col gap-3">
      {acknowledged > 0 ? (
        <Banner tone="success">{t('receipt.marked', { count: acknowledged })}</Banner>
      ) : null}
      {rejected > 0 ? <Banner tone="danger">{t('receipt.refused', { count: rejected })}</Banner> : null}
      {unknown > 0 ? <Banner tone="warning">{t('receipt.unknown', { count: unknown })}</Banner> : null}
      {remaining > 0 ? <Banner tone="info">{t('receipt.left', { count: remaining })}</Banner> : null}
      {reasons.length > 0 ? (
        <Disclosure label={t('receipt.reasons')} className="text-12">
          <ul className="mt-1 flex flex-col gap-1 wrap-anywhere">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </div>
  )
}
