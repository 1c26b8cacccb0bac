import { useId } from 'react'
import { Button } from '../../components/button/Button.tsx'
import { controlClass } from '../../components/field/Field.tsx'
import { isLocale, type Locale, localeNames, locales, useLocale, useText } from '../../i18n/I18nProvider.tsx'
import { LoginForm, type LoginFormProps } from './LoginForm.tsx'
import { LoginFrame } from './LoginFrame.tsx'

export interface LoginScreenProps extends LoginFormProps {
  /** Absent if single sign-on is not configured. */
  onSso?: () => void
  onLocaleChange: (locale: Locale) => void
}

export function LoginScreen({ onSso, onLocaleChange, ...form }: LoginScreenProps) {
  const t = useText('session')
  return (
    <LoginFrame
      footer={<LanguageChoice onLocaleChange={onLocaleChange} />}
      belowForm={
        <details className="px-6 text-center text-13 text-text-muted">
          <summary className="inline-flex min-h-6 items-center rounded-control px-1">
            {t('login.forgot')}
          </summary>
          <p className="mt-1">{t('login.forgotHelp')}</p>
        </details>
      }
    >
      <LoginForm {...form} />
      {onSso ? <SsoChoice onSso={onSso} disabled={form.attempt.status === 'submitting'} /> : null}
    </LoginFrame>
  )
}

function SsoChoice({ onSso, disabled }: { onSso: () => void; disabled: boolean }) {
  const t = useText('session')
  return (
    <>
      <div className="flex items-center gap-3 text-12 text-text-muted" aria-hidden>
        <span className="h-px flex-1 bg-line" />
        {t('login.or')}
        <span className="h-px flex-1 bg-line" />
      </div>
      <Button size="large" onClick={onSso} disabled={disabled}>
        {t('login.sso')}
      </Button>
    </>
  )
}

/** A native control keeps the login page small. */
function LanguageChoice({ onLocaleChange }: { onLocaleChange: (locale: Locale) => void }) {
  const t = useText('session')
  const locale = useLocale()
  const id = useId()
  return (
    <footer className="flex items-center gap-2 text-13 text-text-muted">
      <label htmlFor={id}>{t('login.language')}</label>
      <select
        id={id}
        value={locale}
        onChange={({ target }) => (isLocale(target.value) ? onLocaleChange(target.value) : undefined)}
        className={controlClass({ size: 'medium' })}
      >
        {locales.map((option) => (
          <option key={option} value={option} lang={option}>
            {localeNames[option]}
          </option>
        ))}
      </select>
    </footer>
  )
}

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
