import { ChangePasswordDialog } from '@inventory-console/ui/components/change-password/ChangePasswordDialog'
import { PasswordChangedDialog } from '@inventory-console/ui/screens/session/PasswordChangedDialog'
import { VersionDialog } from '@inventory-console/ui/screens/session/VersionDialog'
import { useMe, useVersion } from '../../platform/queries/lookups.ts'
import { useServices, useSession } from '../../platform/services.ts'
import { logout } from '../../platform/session/endSession.ts'
import { claimsOf } from '../../platform/session/token.ts'
import { clearPasswordDraft } from '../../platform/storage/drafts.ts'
import { useChangePassword } from './useChangePassword.ts'

/** Props of the session dialogs, which load when one opens. */
export interface DialogProps {
  onClose: () => void
}

export function Version({ onClose }: DialogProps) {
  return <VersionDialog server={useVersion()} onClose={onClose} />
}

export function OwnPassword({ onClose }: DialogProps) {
  const { drafts } = useServices()
  function closeDialog() {
    clearPasswordDraft(drafts)
    onClose()
  }
  const { username, lostGroups } = useUser()
  return (
    <ChangePasswordDialog {...useChangePassword(username)} lostGroups={lostGroups} onLeave={closeDialog} />
  )
}

/** Replaces all pages after the password change, because the old token is no longer used. */
export function PasswordChanged() {
  const { session } = useServices()
  return <PasswordChangedDialog onLogin={() => session.end('logout')} />
}

/** The only screen of a limited user. It replaces the page, so that no URL or shortcut bypasses it. */
export function ForcedPassword() {
  const services = useServices()
  const { username, lostGroups } = useUser()
  return (
    <ChangePasswordDialog
      {...useChangePassword(username)}
      lostGroups={lostGroups}
      forced={{ oldPassword: services.session.typedPassword() }}
      onLeave={() => logout(services)}
    />
  )
}

/**
 * The token contains all stored groups, users/info only those that apply. Changing the password stores the
 * groups of users/info, so the user loses the others.
 */
function useUser(): { username: string; lostGroups: readonly string[] } {
  const me = useMe()
  const session = useSession()
  const claims = session.status === 'in' ? claimsOf(session.token) : null
  if (me.status !== 'ready') return { username: claims?.username ?? '', lostGroups: [] }
  const { username, groups } = me.value
  return { username, lostGroups: claims?.groups.filter((group) => !groups.includes(group)) ?? [] }
}
