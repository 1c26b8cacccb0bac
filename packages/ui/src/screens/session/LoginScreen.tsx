import { type ReactNode, useId } from 'react'
import { Button } from '../../components/button/Button.tsx'
import { Disclosure } from '../../components/disclosure/Disclosure.tsx'
import { controlClass } from '../../components/field/Field.tsx'
import { Wordmark } from '../../components/shell/Wordmark.tsx'
import { isLocale, type Locale, localeNames, locales, useLocale, useText } from '../../i18n/I18nProvider.tsx'
import { lazy } from '../../lib/lazy.ts'
import { LoginForm, type LoginFormProps } from './LoginForm.tsx'
import type { SampleUsersProps } from './SampleUsers.tsx'

export interface LoginScreenProps extends LoginFormProps {
  /** Absent if single sign-on is not configured. */
  onSso?: () => void
  onLocaleChange: (locale: Locale) => void
  /** Only in the demo. */
  sampleUsers?: Omit<SampleUsersProps, 'disabled'> | undefined
}

const SampleUsers = lazy(async () => (await import('./SampleUsers.tsx')).SampleUsers, null)

export function LoginScreen({ onSso, onLocaleChange, sampleUsers, ...form }: LoginScreenProps) {
  const t = useText('session')
  const isSubmitting = form.attempt.status === 'submitting'
  return (
    <LoginFrame
      footer={<LanguageChoice onLocaleChange={onLocaleChange} />}
      belowForm={
        <Disclosure label={t('login.forgot')} className="px-6 text-center text-13">
          <p className="mt-1">{t('login.forgotHelp')}</p>
        </Disclosure>
      }
    >
      <LoginForm {...form} />
      {onSso ? <SsoChoice onSso={onSso} disabled={isSubmitting} /> : null}
      {sampleUsers ? <SampleUsers {...sampleUsers} disabled={isSubmitting} /> : null}
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
  const common = useText('common')
  const locale = useLocale()
  const id = useId()
  return (
    <footer className="flex items-center gap-2 text-13 text-text-muted">
      <label htmlFor={id}>{common('language')}</label>
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
  const common = useText('common')
  return (
    <LoginFrame>
      <h2 className="text-16 font-semibold">{t('login.providers.sso')}</h2>
      <output className="text-14 text-text-muted">{common('loggingIn')}</output>
    </LoginFrame>
  )
}

interface LoginFrameProps {
  children: ReactNode
  belowForm?: ReactNode
  footer?: ReactNode
}

/** Frame of the pages before login. */
function LoginFrame({ children, belowForm, footer }: LoginFrameProps) {
  const common = useText('common')
  return (
    <div className="flex min-h-dvh flex-col items-center bg-surface px-4 py-6 text-text">
      {/* From the top, so that an error below does not move the card. */}
      <main className="mt-[max(0px,calc(50dvh-19rem))] mb-auto flex w-full max-w-[400px] flex-col gap-6 py-6">
        <header className="flex flex-col items-center gap-1 text-center">
          <Wordmark className="text-16" />
          <h1 className="text-13 text-text-muted">{common('actions.logIn')}</h1>
        </header>
        <div className="flex flex-col gap-4 rounded-panel border border-line bg-surface-raised p-6">
          {children}
        </div>
        {belowForm}
      </main>
      {footer}
    </div>
  )
}
