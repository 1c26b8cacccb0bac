import type { LoginFormProps, LoginFailure } from '@inventory-console/ui/screens/session/LoginForm'
import { loginProviders, type LoginProvider } from '@inventory-console/ui/screens/session/ProviderChoice'
import { useState } from 'react'
import { useServices } from '../app/services.ts'
import { login } from './login.ts'

const providerKey = 'provider'

/** The login form bound to the session; the kind of account is remembered for the next time. */
export function useLogin(): LoginFormProps {
  const services = useServices()
  const [attempt, setAttempt] = useState<LoginFormProps['attempt']>({ status: 'idle' })
  const [provider, setProvider] = useState<LoginProvider>(
    () => loginProviders.find((known) => known === services.local.read(providerKey)) ?? 'basic',
  )

  async function onLogin(credentials: { username: string; password: string }) {
    setAttempt({ status: 'submitting' })
    services.local.write(providerKey, provider)
    const reason: LoginFailure | null = await login(services, provider, credentials)
    // Where it leads is decided by the route, which follows the session.
    setAttempt(reason === null ? { status: 'submitting' } : { status: 'failed', reason })
  }

  return {
    attempt,
    provider,
    onProviderChange: setProvider,
    onLogin: (credentials) => void onLogin(credentials),
  }
}
