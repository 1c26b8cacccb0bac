import type { PasswordChange } from '@inventory-console/ui/components/change-password/ChangePasswordDialog'
import type { CloudProfile, ProfileDraft } from '@inventory-console/ui/domain/cloudProfile'
import type { Cloud } from '@inventory-console/ui/domain/tones'
import { useCallback, useState } from 'react'
import { useServices } from '../services.ts'
import type { Observable } from './observable.ts'

/**
 * Drafts of open forms, restored when the user logs in again after the session expired.
 * In memory only; cleared on logout and for another user. Other forms have a `formDraft`.
 */
export interface Drafts {
  password?: PasswordChange
  /** `profile`: the edited profile, null for a new one. Never contains the secret. */
  profile?: { cloud: Cloud; profile: CloudProfile | null; draft: ProfileDraft }
  forms?: FormDrafts
}

/** Removes the password draft when its dialog closes or succeeds; other drafts stay. */
export function clearPasswordDraft(drafts: Observable<Drafts>): void {
  const { password: _password, ...others } = drafts.get()
  drafts.set(others)
}

/** WeakMap key of the drafts; dropping it clears the draft of every form. */
type FormDrafts = object

/** One per form, next to its route: `const contractDraft = formDraft<OpenForm>()`. */
export interface FormDraft<Value> {
  read: (drafts: Observable<Drafts>) => Value | undefined
  write: (drafts: Observable<Drafts>, value: Value | null) => void
}

export function formDraft<Value>(): FormDraft<Value> {
  const values = new WeakMap<FormDrafts, Value>()
  return {
    read(drafts) {
      const { forms } = drafts.get()
      return forms && values.get(forms)
    },
    write(drafts, value) {
      const { forms = {}, ...others } = drafts.get()
      if (drafts.get().forms === undefined) drafts.set({ ...others, forms })
      if (value === null) values.delete(forms)
      else values.set(forms, value)
    },
  }
}

/** Returns the draft stored on the last unmount, and a setter; `null` removes the draft. */
export function useFormDraft<Value>(draft: FormDraft<Value>) {
  const { drafts } = useServices()
  const [stored] = useState(() => draft.read(drafts))
  const store = useCallback((value: Value | null) => draft.write(drafts, value), [draft, drafts])
  return [stored, store] as const
}
