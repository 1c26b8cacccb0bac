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

/** The forms that hold a draft, and the WeakMap key of their drafts; dropping it clears the draft of every form. */
type FormDrafts = Set<object>

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
      const { forms = new Set(), ...others } = drafts.get()
      if (value === null) {
        values.delete(forms)
        forms.delete(values)
        // Drafts on hold keep the page from reloading into a newer build.
        if (forms.size === 0) drafts.set(others)
      } else {
        values.set(forms, value)
        forms.add(values)
        if (drafts.get().forms === undefined) drafts.set({ ...others, forms })
      }
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
