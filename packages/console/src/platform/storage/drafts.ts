import type { PasswordChange } from '@inventory-console/ui/components/change-password/ChangePasswordDialog'
import type { CloudProfile, ProfileDraft } from '@inventory-console/ui/domain/cloudProfile'
import type { Cloud } from '@inventory-console/ui/domain/tones'
import type { Observable } from './observable.ts'

/**
 * What stands in open forms, for whom a session ends in the middle of one: after the login the form is there again.
 * In memory only, gone with logout and with another person. A form that is worth it has a `formDraft` of its own.
 */
export interface Drafts {
  password?: PasswordChange
  /** `profile`: the one that is edited, null for a new one. Never with its secret. */
  profile?: { cloud: Cloud; profile: CloudProfile | null; draft: ProfileDraft }
  forms?: FormDrafts
}

/** The dialog of the password was closed, or has done its work: what is typed elsewhere stays. */
export function forgetPassword(drafts: Observable<Drafts>): void {
  const { password: _password, ...others } = drafts.get()
  drafts.set(others)
}

/** Whose drafts they are: what is forgotten with it is forgotten with this object. */
type FormDrafts = object

/** One a form, beside its route: `const contractDraft = formDraft<OpenForm>()`. */
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
