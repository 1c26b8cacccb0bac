import { Button } from '../../components/button/Button.tsx'
import { Dialog } from '../../components/dialog/Dialog.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'

export interface IdleWarningProps {
  seconds: number
  onStay: () => void
  onLogout: () => void
}

/** Dialog that asks an idle user to stay logged in. */
export function IdleWarning({ seconds, onStay, onLogout }: IdleWarningProps) {
  const t = useText('session')
  const common = useText('common')
  return (
    <Dialog
      open
      kind="alert"
      width="narrow"
      title={t('idle.title')}
      description={t('idle.text')}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onLogout}>{common('actions.logOut')}</Button>
          <Button variant="primary" onClick={onStay}>
            {t('idle.stay')}
          </Button>
        </>
      }
    >
      <p role="timer" className="text-14 tabular-nums">
        {t('idle.countdown', { seconds })}
      </p>
    </Dialog>
  )
}
