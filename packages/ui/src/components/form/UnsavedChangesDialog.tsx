import { useText } from '../../i18n/I18nProvider.tsx'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import type { UnsavedChanges } from './useUnsavedChanges.ts'

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
