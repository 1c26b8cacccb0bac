import type { Me } from '@inventory-console/api-mocks/contract'
import { UserMenu } from '@inventory-console/ui/components/shell/UserMenu'
import { lazyPart } from '@inventory-console/ui/lib/react/lazyPart'
import { Suspense, useMemo, useState } from 'react'
import { administration } from '../../features/administration/administrationPages.ts'
import { logout, useServices, useSession } from '../../platform/environment/services.ts'
import { useLocaleChange } from '../../platform/environment/useLocaleChange.ts'
import { Boundary } from '../../platform/lazy/lazyView.tsx'
import { viewFailed } from '../../platform/lazy/ViewFailed.tsx'
import { useAppearance } from '../../platform/storage/appearance.ts'

const Version = lazyPart(async () => (await import('../../features/session/PasswordDialogs.tsx')).Version)
const OwnPassword = lazyPart(
  async () => (await import('../../features/session/PasswordDialogs.tsx')).OwnPassword,
)

/** User menu and its dialogs. */
export function UserArea({ me }: { me: Me | null }) {
  const services = useServices()
  const session = useSession()
  const appearance = useAppearance()
  const changeLocale = useLocaleChange()
  const [dialog, setDialog] = useState<'version' | 'password' | null>(
    // The session expired while the dialog was open.
    services.drafts.get().password ? 'password' : null,
  )
  const to = useMemo(
    () =>
      Object.fromEntries(
        administration(me?.groups.includes('admin') ?? false).map(({ page, to }) => [page, to]),
      ),
    [me],
  )
  if (!me) return null
  const close = () => setDialog(null)
  const [group] = me.groups
  const changes = session.status === 'in' && session.provider === 'basic'
  return (
    <>
      <UserMenu
        username={me.username}
        {...(group === undefined ? {} : { group })}
        {...(changes ? { onChangePassword: () => setDialog('password') } : {})}
        to={to}
        {...appearance}
        onLocaleChange={changeLocale}
        onVersion={() => setDialog('version')}
        onLogout={() => logout(services)}
      />
      <Boundary key={dialog} fallback={viewFailed}>
        <Suspense fallback={null}>
          {dialog === 'version' ? <Version onClose={close} /> : null}
          {dialog === 'password' ? <OwnPassword onClose={close} /> : null}
        </Suspense>
      </Boundary>
    </>
  )
}
