import { Button } from '../../components/button/Button.tsx'
import { Dialog } from '../../components/dialog/Dialog.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'

/** The session has ended; the user logs in with the new password. */
export function PasswordChangedDialog({ onLogin }: { onLogin: () => void }) {
  const t = useText('session')
  const common = useText('common')
  return (
    <Dialog
      open
      kind="forced"
      width="narrow"
      title={t('password.success')}
      description={t('password.successText')}
      actions={
        <Button variant="primary" onClick={onLogin}>
          {common('actions.logIn')}
        </Button>
      }
    />
  )
}
