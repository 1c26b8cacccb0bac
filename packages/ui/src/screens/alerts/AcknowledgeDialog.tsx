import { Banner } from '../../components/banner/Banner.tsx'
import { Button } from '../../components/button/Button.tsx'
import { Dialog } from '../../components/dialog/Dialog.tsx'
import { ProgressBar } from '../../components/progress/ProgressBar.tsx'
import { Skeleton } from '../../components/skeleton/Skeleton.tsx'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { AcknowledgePreviewList } from './AcknowledgePreviewList.tsx'
import { AcknowledgeReceiptList } from './AcknowledgeReceiptList.tsx'
import { previewCount, type AcknowledgeWork } from './acknowledgeWork.ts'

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
      return (
        <Dialog
          open
          kind="alert"
          title={t('acknowledge.title', { count })}
          description={t('acknowledge.text')}
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
