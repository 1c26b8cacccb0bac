import type { ChangePasswordBody } from '@inventory-console/api-mocks/contract'
import {
  ChangePasswordDialog,
  type ChangePasswordDialogProps,
  type PasswordChange,
} from '@inventory-console/ui/components/change-password/ChangePasswordDialog'
import { UnknownOutcomeError } from '@inventory-console/ui/lib/mutationErrors'
import { PasswordChangedDialog } from '@inventory-console/ui/screens/session/PasswordChangedDialog'
import { VersionDialog } from '@inventory-console/ui/screens/session/VersionDialog'
import { useState } from 'react'
import { noServerMessage } from '../../platform/http/ApiError.ts'
import { useMe, useVersion } from '../../platform/queries/lookups.ts'
import { sendMutation } from '../../platform/query/mutation.ts'
import { type Services, useServices, useSession } from '../../platform/services.ts'
import { logout } from '../../platform/session/endSession.ts'
import { claimsOf } from '../../platform/session/token.ts'
import { clearPasswordDraft } from '../../platform/storage/drafts.ts'

/** Props of the session dialogs, which load when one opens. */
interface DialogProps {
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

type BoundProps = Pick<
  ChangePasswordDialogProps,
  'username' | 'progress' | 'onSubmit' | 'draft' | 'onDraftChange'
>

/**
 * Binds the password dialog to the session. Success ends the session at once, so that the old token is not
 * used again.
 */
function useChangePassword(username: string): BoundProps {
  const services = useServices()
  const [progress, setProgress] = useState<BoundProps['progress']>('idle')

  async function submit(change: PasswordChange) {
    setProgress('saving')
    try {
      await changePassword(services, username, change)
      logout(services, 'passwordChanged')
    } catch (error) {
      setProgress(error instanceof UnknownOutcomeError ? 'unconfirmed' : 'failed')
    }
  }

  return {
    username,
    progress,
    draft: services.drafts.get().password,
    onDraftChange: (password) => {
      if (Object.values(password).every((text) => text === '')) clearPasswordDraft(services.drafts)
      else services.drafts.set({ ...services.drafts.get(), password })
    },
    onSubmit: (change) => void submit(change),
  }
}

/** Rejects like `sendMutation`. */
async function changePassword(services: Services, username: string, body: ChangePasswordBody): Promise<void> {
  await sendMutation(services, {
    name: 'POST /users/{username}/change-password',
    fetcher: ({ api }, signal) =>
      api.POST('/users/{username}/change-password', { params: { path: { username } }, body, signal }),
    redact: noServerMessage,
  })
}
