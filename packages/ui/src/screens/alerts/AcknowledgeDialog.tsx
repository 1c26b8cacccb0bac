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
  work: AcknowledgeWork
  onConfirm: () => void
  /** Retries the failed step: counting, loading, or marking the rest. */
  onRetry: () => void
  /** Aborts the running requests. */
  onCancel: () => void
  onClose: () => void
}

/** Confirmation, progress and receipt for marking many alerts as read. */
export function AcknowledgeDialog({ work, onConfirm, onRetry, onCancel, onClose }: AcknowledgeDialogProps) {
  const t = useText('alerts')
  const common = useText('common')
  const { number } = useFormat()

  switch (work.status) {
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
          title={t(`acknowledge.${work.status}`)}
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
          <Banner tone="danger">{work.error.message}</Banner>
        </Dialog>
      )
    case 'asking': {
      const count = previewCount(work.preview)
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
          <AcknowledgePreviewList preview={work.preview} />
        </Dialog>
      )
    }
    case 'gathering':
    case 'running':
    case 'cancelling': {
      const share = work.status === 'running' && work.total > 0 ? work.done / work.total : undefined
      return (
        <Dialog
          open
          kind="forced"
          title={t('acknowledge.running')}
          description={t('acknowledge.runningText')}
          actions={
            <Button onClick={onCancel} busy={work.status === 'cancelling'}>
              {common('actions.cancel')}
            </Button>
          }
        >
          <ProgressBar label={t('acknowledge.running')} {...(share === undefined ? {} : { value: share })} />
          <p className="mt-2 min-h-5 text-12 text-text-muted tabular-nums" aria-live="polite">
            {work.status === 'running'
              ? t('acknowledge.progress', { done: number(work.done), total: number(work.total) })
              : t(work.status === 'gathering' ? 'acknowledge.gathering' : 'acknowledge.cancelling')}
          </p>
        </Dialog>
      )
    }
    case 'ended': {
      const { marked, refused, unknown, left: remaining } = work.receipt
      const open = refused + unknown + remaining
      return (
        <Dialog
          open
          kind="alert"
          title={t('receipt.title', { count: marked })}
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
          <AcknowledgeReceiptList receipt={work.receipt} />
        </Dialog>
      )
    }
  }
}
