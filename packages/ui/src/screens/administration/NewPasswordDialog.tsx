import { Banner } from '../../components/banner/Banner.tsx'
import { Button } from '../../components/button/Button.tsx'
import { Copyable } from '../../components/copyable/Copyable.tsx'
import { Dialog } from '../../components/dialog/Dialog.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'

interface NewPasswordDialogProps {
  username: string
  password: string
  onClose: () => void
}

/** The new password is shown only once, so a click outside does not close the dialog. */
export function NewPasswordDialog({ username, password, onClose }: NewPasswordDialogProps) {
  const t = useText('administration')
  const common = useText('common')
  return (
    <Dialog
      open
      kind="alert"
      title={t('users.newPassword.title', { name: username })}
      description={t('users.newPassword.text')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {common('actions.close')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <Copyable text={password} name={t('users.fields.password')} mono />
        <Banner tone="info">{t('users.newPassword.once')}</Banner>
      </div>
    </Dialog>
  )
}
