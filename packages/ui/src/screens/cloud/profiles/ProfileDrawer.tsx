import { useEffect, useRef } from 'react'
import { Banner } from '../../../components/banner/Banner.tsx'
import { Checkbox } from '../../../components/checkbox/Checkbox.tsx'
import { StoredSecretField } from '../../../components/field/StoredSecretField.tsx'
import { TextField } from '../../../components/field/TextField.tsx'
import { FormDrawer } from '../../../components/form/FormDrawer.tsx'
import { textFieldProps, checkboxProps, useForm } from '../../../components/form/useForm.ts'
import {
  profileFields,
  profileName,
  type CloudProfile,
  type ProfileDraft,
} from '../../../domain/cloudProfile.ts'
import type { Cloud } from '../../../domain/tones.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import type { MutationFailure } from '../../../lib/mutationErrors.ts'
import { draftOf, formValues, profileRules } from './profileForm.ts'
import { SecretField } from './SecretField.tsx'

export interface ProfileDrawerProps {
  cloud: Cloud
  /** `null` for a new profile. */
  profile: CloudProfile | null
  /** Input that was not saved before the session ended, without the secret. */
  draft?: ProfileDraft | null | undefined
  /** Called with the input, without the secret. */
  onDraftChange?: ((draft: ProfileDraft) => void) | undefined
  saving: boolean
  failure: MutationFailure | null
  onSave: (draft: ProfileDraft) => void
  onClose: () => void
}

/** Profile form. It never receives the stored secret. */
export function ProfileDrawer(props: ProfileDrawerProps) {
  const { cloud, profile, draft, onDraftChange, saving, failure, onSave, onClose } = props
  const t = useText('profiles')
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
      title={profile ? t('form.edit', { name: profileName(profile) }) : t('form.add')}
      label={t('form.label')}
      submitLabel={profile ? t('form.save') : t('form.saveNew')}
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
    if (dirty) onDraftChange?.({ ...draftOf(cloud, values, profile), secret: null })
  }, [cloud, profile, values, dirty, onDraftChange])
}
