import { useEffect, useState } from 'react'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { Banner } from '../banner/Banner.tsx'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { ProgressBar } from './ProgressBar.tsx'

export type WorkState =
  /** `value` is 0 to 1; absent for indeterminate. */
  { status: 'running'; value?: number } | { status: 'failed'; error: { message: string }; retry?: () => void }

export interface ProgressDialogProps {
  open: boolean
  title: string
  /** Explains the duration and the result. */
  description?: string
  progress: WorkState
  onCancel: () => void
  /** Called on close after a failure. */
  onClose: () => void
}

/** False for the first 400 ms, so that fast work shows no dialog. */
export function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), 400)
    return () => clearTimeout(timer)
  }, [])
  return isSlow
}

/** Modal progress of a blocking task. It closes only by cancelling, and shows the error on failure. */
export function ProgressDialog({
  open,
  title,
  description,
  progress,
  onCancel,
  onClose,
}: ProgressDialogProps) {
  const t = useText('common')
  const format = useFormat()
  const failed = progress.status === 'failed'
  const value = progress.status === 'running' ? progress.value : undefined
  const retry = failed ? progress.retry : undefined
  return (
    <Dialog
      {...(failed ? { kind: 'alert', onClose } : { kind: 'forced' })}
      open={open}
      title={title}
      description={description}
      actions={
        failed ? (
          <>
            <Button onClick={onClose}>{t('actions.close')}</Button>
            {retry ? (
              <Button variant="primary" onClick={retry}>
                {t('actions.retry')}
              </Button>
            ) : null}
          </>
        ) : (
          <Button onClick={onCancel}>{t('actions.cancel')}</Button>
        )
      }
    >
      {failed ? (
        <Banner tone="danger">{progress.error.message}</Banner>
      ) : (
        <div className="flex items-center gap-3">
          <ProgressBar label={title} value={value} />
          {value === undefined ? null : (
            <span className="shrink-0 text-12 text-text-muted tabular-nums">
              {format.percent(Math.floor(value * 100))}
            </span>
          )}
        </div>
      )}
    </Dialog>
  )
}
