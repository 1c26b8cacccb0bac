import { useToast } from '@inventory-console/ui/components/toast/Toast'
import { profileName, type CloudProfile, type ProfileDraft } from '@inventory-console/ui/domain/cloudProfile'
import type { Cloud } from '@inventory-console/ui/domain/tones'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { useMutationFailure, type MutationFailure } from '@inventory-console/ui/lib/mutationErrors'
import { CloudTabs } from '@inventory-console/ui/screens/clouds/CloudTabs'
import {
  ProfilesScreen,
  type ProfileAction,
  type ProfilesScreenProps,
} from '@inventory-console/ui/screens/clouds/profiles/ProfilesScreen'
import type { ListPageProps } from '@inventory-console/ui/screens/defineList'
import { useState } from 'react'
import { ApiError } from '../../platform/http/ApiError.ts'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import { useProfiles } from '../../platform/queries/clouds.ts'
import { useMutation } from '../../platform/query/mutation.ts'
import { useServices } from '../../platform/services.ts'
import type { Drafts } from '../../platform/storage/drafts.ts'
import { createProfileMutations } from './profileMutations.ts'

function profilesRoute(cloud: Cloud) {
  function Profiles(props: ListPageProps<CloudProfile>) {
    const form = useProfileForm(cloud)
    const confirmation = useConfirmation(cloud)
    return (
      <CloudTabs cloud={cloud} kind="profiles">
        <ProfilesScreen cloud={cloud} {...props} {...form} {...confirmation} />
      </CloudTabs>
    )
  }
  return listRoute({ Screen: Profiles, useRows: () => useProfiles(cloud) })
}

export const OracleProfilesRoute = profilesRoute('oracle')
export const AwsProfilesRoute = profilesRoute('aws')
export const AzureProfilesRoute = profilesRoute('azure')
export const GoogleProfilesRoute = profilesRoute('google')

interface OpenProfile {
  profile: CloudProfile | null
  draft: ProfileDraft | null
}

/** The profile form. Keeps its input when saving fails and as a draft when the session expires. */
function useProfileForm(cloud: Cloud): Pick<ProfilesScreenProps, 'form' | 'onAdd' | 'onEdit'> {
  const t = useText('profiles')
  const toast = useToast()
  const { drafts } = useServices()
  const mutations = useProfileMutations(cloud)
  const failureOf = useProfileFailure()
  const [open, setOpen] = useState<OpenProfile | null>(() => {
    const profileDraft = drafts.get().profile
    return profileDraft?.cloud === cloud ? profileDraft : null
  })
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<MutationFailure | null>(null)

  function storeDraft(stored: Drafts['profile'] | null) {
    const { profile: _profile, ...others } = drafts.get()
    drafts.set(stored ? { ...others, profile: stored } : others)
  }
  function openForm(next: OpenProfile | null) {
    storeDraft(null)
    setOpen(next)
    setFailure(null)
  }
  async function save(profile: CloudProfile | null, draft: ProfileDraft) {
    setSaving(true)
    setFailure(null)
    try {
      await (profile ? mutations.update(profile.id, draft) : mutations.create(draft))
      openForm(null)
      const name = profileName({ id: profile?.id ?? '', texts: draft.texts })
      toast({ tone: 'success', title: t(profile ? 'done.edit' : 'done.add', { name }) })
    } catch (error) {
      setFailure(failureOf(error, (reason) => t('failures.save', { reason })))
    } finally {
      setSaving(false)
    }
  }

  return {
    onAdd: () => openForm({ profile: null, draft: null }),
    onEdit: (profile) => openForm({ profile, draft: null }),
    form: open && {
      ...open,
      saving,
      failure,
      onDraftChange: (draft) => storeDraft(draft && { cloud, profile: open.profile, draft }),
      onSave: (draft) => void save(open.profile, draft),
      onClose: () => openForm(null),
    },
  }
}

/** Confirmation dialog for actions on a profile; stays open with the error if the action fails. */
function useConfirmation(
  cloud: Cloud,
): Pick<ProfilesScreenProps, 'pendingAction' | 'onRequestAction' | 'onConfirm' | 'onCancel'> {
  const t = useText('profiles')
  const toast = useToast()
  const mutations = useProfileMutations(cloud)
  const failureOf = useProfileFailure()
  const [confirmation, setConfirmation] = useState<ProfilesScreenProps['pendingAction']>(null)

  const run = (action: ProfileAction, { id }: CloudProfile) =>
    action === 'delete' ? mutations.remove(id) : mutations.select(id, action === 'activate')

  async function confirm() {
    if (!confirmation || confirmation.state.status === 'busy') return
    const { action, profile } = confirmation
    setConfirmation({ ...confirmation, state: { status: 'busy' } })
    try {
      await run(action, profile)
      setConfirmation(null)
      toast({ tone: 'success', title: t(`done.${action}`, { name: profileName(profile) }) })
    } catch (error) {
      const failure = failureOf(error, (reason) => t('failures.act', { reason }))
      setConfirmation({ ...confirmation, state: { status: 'failed', error: failure } })
    }
  }

  return {
    pendingAction: confirmation,
    onRequestAction: (action, profile) =>
      setConfirmation({ action, profile, state: { status: 'confirming' } }),
    onConfirm: () => void confirm(),
    onCancel: () => setConfirmation(null),
  }
}

function useProfileMutations(cloud: Cloud) {
  const mutate = useMutation()
  const services = useServices()
  return createProfileMutations(services, mutate, cloud)
}

function useProfileFailure() {
  const t = useText('profiles')
  const failureOf = useMutationFailure()
  return (error: unknown, describe: (reason: string) => string): MutationFailure => {
    if (error instanceof ApiError && error.status === 404) return { message: describe(t('failures.gone')) }
    if (error instanceof ApiError && error.status === 409) return { message: describe(t('actions.isActive')) }
    return failureOf(error, describe)
  }
}
