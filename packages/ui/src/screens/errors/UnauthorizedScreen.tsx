import { Button, ButtonLink } from '../../components/button/Button.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { paths } from '../paths.ts'
import { ErrorFrame } from './ErrorFrame.tsx'

export interface UnauthorizedScreenProps {
  /** Seconds until the redirect to the login page; `null` if the session is still valid. */
  seconds: number | null
  onLogin: () => void
}

export function UnauthorizedScreen({ seconds, onLogin }: UnauthorizedScreenProps) {
  const t = useText('errors')
  if (seconds === null)
    return (
      <ErrorFrame
        code="401"
        title={t('unauthorized.title')}
        text={t('unauthorized.loggedIn')}
        actions={
          <ButtonLink to={paths.dashboard} replace variant="primary">
            {t('actions.home')}
          </ButtonLink>
        }
      />
    )
  return (
    <ErrorFrame
      code="401"
      title={t('unauthorized.title')}
      text={t('unauthorized.text')}
      note={
        <p role="timer" className="text-13 text-text-muted tabular-nums">
          {t('unauthorized.countdown', { seconds })}
        </p>
      }
      actions={
        <Button variant="primary" onClick={onLogin}>
          {t('unauthorized.login')}
        </Button>
      }
    />
  )
}
