import type { LoginFormProps, LoginFailure } from '@inventory-console/ui/screens/session/LoginForm'
import type { LoginScreenProps } from '@inventory-console/ui/screens/session/LoginScreen'
import { loginProviders, type LoginProvider } from '@inventory-console/ui/screens/session/ProviderChoice'
import { useEffect, useState } from 'react'
import { useServices } from '../../platform/services.ts'
import { login } from './login.ts'
import { fetchSsoFile, type SsoFile } from './sign-on/ssoFile.ts'

const providerKey = 'provider'

/**
 * Binds the login form to the session; null until the form can render completely. Remembers the account
 * type.
 */
export function useLogin(failure: LoginFailure | null): Omit<LoginScreenProps, 'onLocaleChange'> | null {
  const services = useServices()
  const [attempt, setAttempt] = useState<LoginFormProps['attempt']>(
    failure === null ? { status: 'idle' } : { status: 'failed', reason: failure },
  )
  const file = useSsoFile()
  const [provider, setProvider] = useState<LoginProvider>(
    () => loginProviders.find((known) => known === services.local.read(providerKey)) ?? 'basic',
  )

  async function onLogin(credentials: { username: string; password: string }) {
    setAttempt({ status: 'submitting' })
    services.local.write(providerKey, provider)
    const reason: LoginFailure | null = await login(services, provider, credentials)
    // The route follows the session and decides the redirect.
    setAttempt(reason === null ? { status: 'submitting' } : { status: 'failed', reason })
  }

  async function redirectToProvider(ssoFile: SsoFile) {
    if (!services.tab.isPersistent()) {
      // The pending sign-on would be lost during the redirect to the provider.
      setAttempt({ status: 'failed', reason: 'signOnBlocked' })
      return
    }
    setAttempt({ status: 'submitting' })
    try {
      const { createSignOnUrl: signOnAddress } = await import('./sign-on/sso.ts')
      const address = await signOnAddress(services, ssoFile)
      if (address === null) setAttempt({ status: 'failed', reason: 'signOnIncomplete' })
      else window.location.replace(address)
    } catch {
      setAttempt({ status: 'failed', reason: 'unreachable' })
    }
  }

  if (file === undefined) return null
  return {
    ...(file ? { onSso: () => void redirectToProvider(file) } : {}),
    attempt,
    provider,
    onProviderChange: setProvider,
    onLogin: (credentials) => void onLogin(credentials),
  }
}

/** Milliseconds that the form waits for the single sign-on configuration, to avoid a layout shift. */
const ssoFileTimeout = 300

/** Undefined while loading; null without single sign-on, after a failure or a timeout. */
function useSsoFile(): SsoFile | null | undefined {
  const { base } = useServices()
  const [file, setFile] = useState<SsoFile | null>()
  useEffect(() => {
    let isUnmounted = false
    void fetchSsoFile(base).then((loadedFile) => (isUnmounted ? undefined : setFile(loadedFile)))
    const timer = setTimeout(() => setFile((known) => known ?? null), ssoFileTimeout)
    return () => {
      isUnmounted = true
      clearTimeout(timer)
    }
  }, [base])
  return file
}
