import { Button } from '../../components/button/Button.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { LoginFrame } from './LoginFrame.tsx'

export interface SignOnScreenProps {
  /** Nobody started this sign-on here, so it goes on only when somebody says so. */
  asks: boolean
  onContinue: () => void
  onCancel: () => void
}

/** Between the provider of single sign-on and the console. */
export function SignOnScreen({ asks, onContinue, onCancel }: SignOnScreenProps) {
  const t = useText('session')
  return (
    <LoginFrame>
      <h2 className="text-16 font-semibold">{t('login.providers.sso')}</h2>
      {asks ? (
        <>
          <p className="text-14">{t('signOn.asks')}</p>
          <p className="text-13 text-text-muted">{t('signOn.asksText')}</p>
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" onClick={onContinue}>
              {t('signOn.continue')}
            </Button>
            <Button onClick={onCancel}>{t('signOn.cancel')}</Button>
          </div>
        </>
      ) : (
        <output className="text-14 text-text-muted">{t('signOn.busy')}</output>
      )}
    </LoginFrame>
  )
}
