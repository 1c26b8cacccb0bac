import type {
  ChangePasswordDialogProps,
  PasswordChange,
} from '@inventory-console/ui/components/change-password/ChangePasswordDialog'
import { UnknownOutcomeError } from '@inventory-console/ui/lib/mutationErrors'
import { useState } from 'react'
import { useServices } from '../../platform/services.ts'
import { logout } from '../../platform/session/endSession.ts'
import { changePassword } from './mutations.ts'

type BoundProps = Pick<
  ChangePasswordDialogProps,
  'username' | 'progress' | 'onSubmit' | 'draft' | 'onDraftChange'
>

/**
 * Binds the password dialog to the session. Success ends the session at once, so that the old token is not
 * used again.
 */
export function useChangePassword(username: string): BoundProps {
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
    onDraftChange: (password) => services.drafts.set({ ...services.drafts.get(), password }),
    onSubmit: (change) => void submit(change),
  }
}
