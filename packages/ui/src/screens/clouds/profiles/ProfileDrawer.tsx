import { useEffect, useRef } from 'react'
import { Banner } from '../../../components/banner/Banner.tsx'
import { Checkbox } from '../../../components/checkbox/Checkbox.tsx'
import { StoredSecretField } from '../../../components/field/StoredSecretField.tsx'
import { PasswordField, TextArea, TextField } from '../../../components/field/TextField.tsx'
import { FormDrawer } from '../../../components/form/FormDrawer.tsx'
import {
  type BoundField,
  checkboxProps,
  required,
  type Rule,
  textFieldProps,
  useForm,
} from '../../../components/form/useForm.ts'
import {
  type CloudProfile,
  type ProfileDraft,
  type ProfileFieldName,
  profileFields,
  profileName,
} from '../../../domain/cloudProfile.ts'
import type { Cloud } from '../../../domain/tones.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import type { MutationFailure } from '../../../lib/mutationErrors.ts'
import { isEmail } from '../../../lib/text.ts'

export interface ProfileDrawerProps {
  cloud: Cloud
  /** `null` for a new profile. */
  profile: CloudProfile | null
  /** Input that was not saved before the session ended, without the secret. */
  draft?: ProfileDraft | null | undefined
  /** Called with the input, without the secret; `null` without unsaved input. */
  onDraftChange?: ((draft: ProfileDraft | null) => void) | undefined
  saving: boolean
  failure: MutationFailure | null
  onSave: (draft: ProfileDraft) => void
  onClose: () => void
}

/** Profile form. It never receives the stored secret. */
export function ProfileDrawer(props: ProfileDrawerProps) {
  const { cloud, profile, draft, onDraftChange, saving, failure, onSave, onClose } = props
  const t = useText('profiles')
  const common = useText('common')
  const secretLabel = t(`secret.${cloud}`)
  const fields = profileFields[cloud]
  const labels = useLabels(secretLabel)
  const form = useForm({
    initialValues: formValues(profile),
    labels,
    rules: ({ renew }) =>
      profileRules(cloud, profile === null || renew, {
        tenancy: t('form.tenancy'),
        user: t('form.user'),
        email: t('form.email'),
      }),
    onSubmit: (values) => onSave(draftOf(cloud, values, profile)),
    saving,
  })
  useDraft(form, { cloud, profile, draft, onDraftChange })
  const secret = <SecretField {...form.field('secret')} cloud={cloud} hint={t('secret.hint')} />

  return (
    <FormDrawer
      form={form}
      title={profile ? t('form.edit', { name: profileName(profile) }) : t('actions.add')}
      label={common('columns.profile')}
      submitLabel={profile ? t('form.save') : t('actions.add')}
      saving={saving}
      failure={failure}
      onClose={onClose}
    >
      {draft ? <Banner tone="info">{t('form.restored')}</Banner> : null}
      {profile ? null : <Checkbox {...checkboxProps(form.field('selected'))} />}
      {fields.map((name) => (
        <TextField
          key={name}
          {...textFieldProps(form.field(name))}
          hint={cloud === 'aws' && name === 'name' ? t('form.optional') : undefined}
          autoComplete="off"
          spellCheck={false}
        />
      ))}
      {profile ? (
        <StoredSecretField
          label={secretLabel}
          isStored
          // The server rejects a profile without a secret.
          clearable={false}
          mode={form.values.renew ? 'replace' : 'keep'}
          // Cleared, so that a discarded value is not sent later.
          onModeChange={(mode) => form.set({ renew: mode === 'replace', secret: '' })}
        >
          {secret}
        </StoredSecretField>
      ) : (
        secret
      )}
    </FormDrawer>
  )
}

function useLabels(secret: string) {
  const t = useText('profiles')
  return {
    selected: t('form.active'),
    profile: t('columns.profile'),
    name: t('columns.name'),
    tenancyOCID: t('columns.tenancyOCID'),
    userOCID: t('columns.userOCID'),
    keyFingerprint: t('columns.keyFingerprint'),
    accesskeyid: t('columns.accesskeyid'),
    tenantid: t('columns.tenantid'),
    clientid: t('columns.clientid'),
    subscriptionid: t('columns.subscriptionid'),
    region: t('columns.region'),
    clientemail: t('columns.clientemail'),
    renew: secret,
    secret,
  }
}

type ProfileFormModel = ReturnType<typeof useForm<ReturnType<typeof formValues>>>

/** Restores the previous input and reports changes, never the secret. */
function useDraft(
  form: ProfileFormModel,
  {
    cloud,
    profile,
    draft,
    onDraftChange,
  }: Pick<ProfileDrawerProps, 'cloud' | 'profile' | 'draft' | 'onDraftChange'>,
) {
  const restored = useRef(false)
  const { values, dirty, set } = form
  useEffect(() => {
    if (restored.current || !draft) return
    restored.current = true
    set({ ...draft.texts, selected: draft.selected })
  }, [draft, set])
  useEffect(() => {
    onDraftChange?.(dirty ? { ...draftOf(cloud, values, profile), secret: null } : null)
  }, [cloud, profile, values, dirty, onDraftChange])
}

interface SecretFieldProps extends BoundField<string> {
  cloud: Cloud
  hint: string
}

/**
 * Input for a key or password. It is uncontrolled, because React writes a controlled value into the DOM
 * attribute, where session recorders read it.
 */
export function SecretField({ cloud, value: _value, onChange, ...field }: SecretFieldProps) {
  const fieldProps = {
    ...field,
    spellCheck: false,
    autoCapitalize: 'none',
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  } as const
  // PEM keys have several lines.
  if (cloud === 'oracle' || cloud === 'google')
    return <TextArea {...fieldProps} autoComplete="off" rows={6} />
  return <PasswordField {...fieldProps} autoComplete="new-password" />
}

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
