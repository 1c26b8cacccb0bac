import { useText } from '../../i18n/I18nProvider.tsx'
import { LoginFrame } from './LoginFrame.tsx'

/** Shown while the single sign-on callback is processed. */
export function SignOnScreen() {
  const t = useText('session')
  return (
    <LoginFrame>
      <h2 className="text-16 font-semibold">{t('login.providers.sso')}</h2>
      <output className="text-14 text-text-muted">{t('signOn.busy')}</output>
    </LoginFrame>
  )
}
