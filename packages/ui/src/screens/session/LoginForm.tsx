import { CircleAlert } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { Button } from '../../components/button/Button.tsx'
import { PasswordField, TextField } from '../../components/field/TextField.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { ProviderChoice, type LoginProvider } from './ProviderChoice.tsx'

/** Reasons of a failed login. */
export type LoginFailure =
  | 'timedOut'
  | 'unreachable'
  | 'wrongCredentials'
  | 'rejected'
  | 'serverError'
  | 'generic'
  | SignOnFailure

/** Single sign-on only. */
type SignOnFailure =
  | 'signOnRefused'
  | 'signOnMismatch'
  | 'signOnExpired'
  | 'signOnIncomplete'
  | 'signOnBlocked'

export interface LoginFormProps {
  attempt: { status: 'idle' } | { status: 'submitting' } | { status: 'failed'; reason: LoginFailure }
  provider: LoginProvider
  onProviderChange: (provider: LoginProvider) => void
  onLogin: (credentials: { username: string; password: string }) => void
}

export function LoginForm({ attempt, provider, onProviderChange, onLogin }: LoginFormProps) {
  const t = useText('session')
  const common = useText('common')
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [touched, setTouched] = useState({ username: false, password: false })
  const [capsLock, setCapsLock] = useState(false)
  const usernameRef = useRef<HTMLInputElement>(null)
  const passwordRef = useRef<HTMLInputElement>(null)
  // Pasted names often contain a space.
  const name = username.trim()
  const submitting = attempt.status === 'submitting'
  const hasWrongCredentials = attempt.status === 'failed' && attempt.reason === 'wrongCredentials'

  useEffect(() => usernameRef.current?.focus(), [])
  useEffect(() => {
    if (hasWrongCredentials) passwordRef.current?.select()
  }, [hasWrongCredentials])

  /** Password managers may fill fields without an event, and a render would clear what the state does not have. */
  function readFields() {
    const filled = {
      username: usernameRef.current?.value ?? username,
      password: passwordRef.current?.value ?? password,
    }
    setUsername(filled.username)
    setPassword(filled.password)
    return filled
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (submitting) return
    const filled = readFields()
    setTouched({ username: true, password: true })
    if (filled.username.trim() === '') usernameRef.current?.focus()
    else if (filled.password === '') passwordRef.current?.focus()
    else onLogin({ username: filled.username.trim(), password: filled.password })
  }

  function updateCapsLock(event: KeyboardEvent) {
    setCapsLock(event.getModifierState('CapsLock'))
  }

  const requiredText = (field: string) => common('fieldRequired', { field })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4" aria-label={common('actions.logIn')}>
      <TextField
        ref={usernameRef}
        id="username"
        name="username"
        label={t('login.username')}
        value={username}
        onChange={readFields}
        onBlur={() => {
          const isFilled = readFields().username.trim() !== ''
          setTouched((previous) => ({ ...previous, username: isFilled || previous.username }))
        }}
        error={touched.username && name === '' ? requiredText(t('login.username')) : null}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={submitting}
        size="large"
      />
      <PasswordField
        ref={passwordRef}
        id="current-password"
        name="current-password"
        label={t('login.password')}
        value={password}
        onChange={readFields}
        onKeyDown={updateCapsLock}
        onKeyUp={updateCapsLock}
        onBlur={() => {
          setCapsLock(false)
          const isFilled = readFields().password !== ''
          setTouched((previous) => ({ ...previous, password: isFilled || previous.password }))
        }}
        error={touched.password && password === '' ? requiredText(t('login.password')) : null}
        hint={capsLock ? t('login.capsLock') : undefined}
        autoComplete="current-password"
        readOnly={submitting}
        size="large"
      />
      <ProviderChoice value={provider} onChange={onProviderChange} disabled={submitting} />
      <div role="alert" className="empty:hidden">
        {attempt.status === 'failed' ? (
          <p className="flex items-start gap-2 rounded-control border border-danger-border bg-danger-subtle px-3 py-2 text-13 text-danger-text">
            <CircleAlert size={16} className="mt-0.5 shrink-0" />
            {t(`login.failures.${attempt.reason}`)}
          </p>
        ) : null}
      </div>
      <Button type="submit" variant="primary" size="large" busy={submitting}>
        {submitting ? common('loggingIn') : common('actions.logIn')}
      </Button>
    </form>
  )
}
