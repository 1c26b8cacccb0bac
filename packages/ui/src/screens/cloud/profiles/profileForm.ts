import { required, type Rule } from '../../../components/form/validationRules.ts'
import {
  profileFields,
  type CloudProfile,
  type ProfileDraft,
  type ProfileFieldName,
} from '../../../domain/cloudProfile.ts'
import type { Cloud } from '../../../domain/tones.ts'
import { isEmail } from '../../../lib/text.ts'

export type ProfileFormValues = Record<ProfileFieldName, string> & {
  selected: boolean
  /** True to replace the stored secret. */
  renew: boolean
  secret: string
}

const emptyTexts: Record<ProfileFieldName, string> = {
  profile: '',
  name: '',
  tenancyOCID: '',
  userOCID: '',
  keyFingerprint: '',
  region: '',
  accesskeyid: '',
  tenantid: '',
  clientid: '',
  subscriptionid: '',
  clientemail: '',
}

export function formValues(draft: Pick<ProfileDraft, 'texts' | 'selected'> | null): ProfileFormValues {
  return { ...emptyTexts, ...draft?.texts, selected: draft?.selected ?? false, renew: false, secret: '' }
}

/** Trimmed fields of this cloud; the secret only for a new profile or when it is replaced. */
export function draftOf(cloud: Cloud, values: ProfileFormValues, profile: CloudProfile | null): ProfileDraft {
  const texts = Object.fromEntries(profileFields[cloud].map((name) => [name, values[name].trim()]))
  const isSecretRequired = profile === null || values.renew
  return { texts, selected: values.selected, secret: isSecretRequired ? values.secret.trim() : null }
}

// Values that the server rejects with 400 or crashes on.
const tenancy = /^ocid+\d+\.tenancy[a-z\d.]*$/
const user = /^ocid+\d+\.user[a-z\d.]*$/

function check(isValid: (value: string) => boolean, text: string): Rule<string> {
  return (value) => (isValid(value.trim()) ? null : { kind: 'message', text })
}

export interface ProfileFaultTexts {
  tenancy: string
  user: string
  email: string
}

export function profileRules(cloud: Cloud, secretRequired: boolean, texts: ProfileFaultTexts) {
  const checks: Partial<Record<ProfileFieldName, Rule<string>>> = {
    tenancyOCID: check((value) => tenancy.test(value), texts.tenancy),
    userOCID: check((value) => user.test(value), texts.user),
    clientemail: check(isEmail, texts.email),
  }
  const rules: Partial<Record<ProfileFieldName | 'secret', readonly Rule<string>[]>> = {}
  for (const name of profileFields[cloud]) {
    const rule = checks[name]
    rules[name] = rule ? [required, rule] : [required]
  }
  // Existing profiles without a name must stay editable.
  if (cloud === 'aws') rules.name = []
  if (secretRequired) rules.secret = [required]
  return rules
}
