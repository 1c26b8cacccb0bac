import { Banner } from '../../components/banner/Banner.tsx'
import { Button } from '../../components/button/Button.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { LoginProvider } from './ProviderChoice.tsx'

const usernames = ['admin', 'operator', 'limited', 'directory'] as const

/** A user of the demo, whose password is public. */
export interface SampleUser {
  username: (typeof usernames)[number]
  password: string
  provider: LoginProvider
}

export interface SampleUsersProps {
  users: readonly SampleUser[]
  disabled: boolean
  onLogin: (user: SampleUser) => void
}

/** Logs in without typing, on the login page of the demo. */
export function SampleUsers({ users, disabled, onLogin }: SampleUsersProps) {
  const t = useText('session')
  return (
    <section className="flex flex-col gap-3" aria-labelledby="sample-users">
      <Banner tone="info">{t('demo.banner')}</Banner>
      <h2 id="sample-users" className="text-14 font-semibold">
        {t('demo.users')}
      </h2>
      <ul className="flex flex-col gap-2">
        {users.map((user) => (
          <li key={user.username} className="flex items-center gap-3">
            <Button className="w-28 shrink-0" disabled={disabled} onClick={() => onLogin(user)}>
              {user.username}
            </Button>
            <span className="min-w-0 text-13 text-text-muted">{t(`demo.${user.username}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
