import { useContext, useEffect, useState } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { BlockNavigationContext } from '../../lib/links.ts'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'

/** `<UnsavedChangesDialog {...useUnsavedChanges(form.dirty, onClose).dialogProps} />` */
export function UnsavedChangesDialog({ open, onStay, onLeave }: UnsavedChanges['dialogProps']) {
  const t = useText('form')
  return (
    <Dialog
      open={open}
      kind="alert"
      title={t('unsaved.title')}
      description={t('unsaved.text')}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{t('unsaved.stay')}</Button>
          <Button variant="danger" onClick={onLeave}>
            {t('unsaved.leave')}
          </Button>
        </>
      }
    />
  )
}

export interface UnsavedChanges {
  /** Discards the input, after confirmation if there are unsaved changes. */
  confirmDiscard: () => void
  /** Props of the dialog. */
  dialogProps: { open: boolean; onStay: () => void; onLeave: () => void }
}

/** Asks before unsaved changes are lost by a link, Back, Cancel, or closing or reloading the window. */
export function useUnsavedChanges(dirty: boolean, onDiscard: () => void): UnsavedChanges {
  const [pending, setPending] = useState<{ leave: () => void } | null>(null)
  const blockNavigation = useContext(BlockNavigationContext)
  useEffect(
    () => (dirty ? blockNavigation((leave) => setPending({ leave })) : undefined),
    [dirty, blockNavigation],
  )
  useConfirmedUnload(dirty)
  return {
    confirmDiscard: () => (dirty ? setPending({ leave: () => {} }) : onDiscard()),
    dialogProps: {
      open: pending !== null,
      onStay: () => setPending(null),
      onLeave: () => {
        setPending(null)
        onDiscard()
        pending?.leave()
      },
    },
  }
}

/** The browser's own confirmation before the window closes or reloads, for input that outlives its page. */
export function useConfirmedUnload(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  }, [dirty])
}
