import { useEffect, useState } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'

/** `<UnsavedChangesDialog {...useUnsavedChanges(form.dirty, blocker).dialogProps} />` */
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

/** Navigation blocker, compatible with `useBlocker` of React Router. */
export interface NavigationBlocker {
  blocked: boolean
  onStay: () => void
  onLeave: () => void
}

const noBlocker: NavigationBlocker = { blocked: false, onStay: () => {}, onLeave: () => {} }

export interface UnsavedChanges {
  /** Runs the callback, after confirmation if there are unsaved changes. */
  confirmLeave: (leave: () => void) => void
  /** Props of the dialog. */
  dialogProps: { open: boolean; onStay: () => void; onLeave: () => void }
}

/** Asks before unsaved changes are lost by a link, Cancel, or closing or reloading the window. */
export function useUnsavedChanges(dirty: boolean, blocker: NavigationBlocker = noBlocker): UnsavedChanges {
  const [pendingLeave, setPendingLeave] = useState<{ leave: () => void } | null>(null)

  useEffect(() => {
    if (!dirty) return undefined
    // Triggers the browser's own confirmation.
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  }, [dirty])

  function closeDialog(ownCallback: (() => void) | undefined, blockerCallback: () => void) {
    setPendingLeave(null)
    ownCallback?.()
    if (blocker.blocked) blockerCallback()
  }

  return {
    confirmLeave: (leave) => (dirty ? setPendingLeave({ leave }) : leave()),
    dialogProps: {
      open: pendingLeave !== null || blocker.blocked,
      onStay: () => closeDialog(undefined, blocker.onStay),
      onLeave: () => closeDialog(pendingLeave?.leave, blocker.onLeave),
    },
  }
}
