import { UnconfirmedError } from '@inventory-console/ui/lib/useMutationFailure'
import type {
  ChangePasswordDialogProps,
  PasswordChange,
} from '@inventory-console/ui/screens/session/ChangePasswordDialog'
import { useState } from 'react'
import { changePassword } from '../api/session.ts'
import { logout, useServices } from '../app/services.ts'
import { forgetPassword } from '../state/drafts.ts'

type Bound = Pick<ChangePasswordDialogProps, 'progress' | 'onSubmit' | 'onLogin' | 'draft' | 'onDraft'>

/** The dialog bound to the services; after a change one logs in again. */
export function useChangePassword(username: string): Bound {
  const services = useServices()
  const [progress, setProgress] = useState<Bound['progress']>('idle')

  async function submit(change: PasswordChange) {
    setProgress('saving')
    try {
      await changePassword(services, username, change)
      services.session.forgetPassword()
      forgetPassword(services.drafts)
      setProgress('changed')
    } catch (error) {
      setProgress(error instanceof UnconfirmedError ? 'unconfirmed' : 'failed')
    }
  }

  return {
    progress,
    draft: services.drafts.get().password,
    onDraft: (password) => services.drafts.set({ ...services.drafts.get(), password }),
    onSubmit: (change) => void submit(change),
    onLogin: () => logout(services),
  }
}
