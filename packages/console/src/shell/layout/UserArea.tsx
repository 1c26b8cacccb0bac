import type { Me } from '@inventory-console/api-mocks/contract'
import { UserMenu } from '@inventory-console/ui/components/shell/UserMenu'
import { lazy } from '@inventory-console/ui/lib/lazy'
import { useMemo, useState } from 'react'
import { administrationLinks } from '../../features/access/pages.ts'
import { ErrorBoundary, renderErrorFallback } from '../../platform/lazy/ErrorBoundary.tsx'
import { useServices, useSession } from '../../platform/services.ts'
import { logout } from '../../platform/session/endSession.ts'
import { claimsOf } from '../../platform/session/token.ts'
import { useAppearance, useLocaleChange } from '../../platform/storage/appearance.ts'
import { useConfirmLeave } from '../routing/NavigationGuard.tsx'

const Version = lazy(async () => (await import('../../features/session/PasswordDialogs.tsx')).Version, null)
const OwnPassword = lazy(
  async () => (await import('../../features/session/PasswordDialogs.tsx')).OwnPassword,
  null,
)

/**
 * User menu and its dialogs. While the user loads, name and group come from the token, so that the bar does not move and
 * a slow server does not take the way to log out.
 */
export function UserArea({ me }: { me: Me | null }) {
  const services = useServices()
  const session = useSession()
  const appearance = useAppearance()
  const changeLocale = useLocaleChange()
  const confirmLeave = useConfirmLeave()
  const [dialog, setDialog] = useState<'version' | 'password' | null>(
    // The session expired while the dialog was open.
    services.drafts.get().password ? 'password' : null,
  )
  const to = useMemo(
    () =>
      Object.fromEntries(
        administrationLinks(me?.groups.includes('admin') ?? false).map(({ page, to }) => [page, to]),
      ),
    [me],
  )
  const { username, groups } = me ?? claimsOf(session.status === 'in' ? session.token : '')
  if (username === null) return null
  const close = () => setDialog(null)
  const [group] = groups
  const changes = session.status === 'in' && session.provider === 'basic'
  return (
    <>
      <UserMenu
        username={username}
        {...(group === undefined ? {} : { group })}
        {...(changes ? { onChangePassword: () => setDialog('password') } : {})}
        to={to}
        {...appearance}
        onLocaleChange={changeLocale}
        onVersion={() => setDialog('version')}
        onLogout={() => confirmLeave(() => logout(services))}
      />
      <ErrorBoundary key={dialog} fallback={renderErrorFallback}>
        {dialog === 'version' ? <Version onClose={close} /> : null}
        {dialog === 'password' ? <OwnPassword onClose={close} /> : null}
      </ErrorBoundary>
    </>
  )
}
