import { Pencil, Power, PowerOff, Trash2 } from 'lucide-react'
import { ConfirmDialog, type ConfirmState } from '../../../components/confirm/ConfirmDialog.tsx'
import type { Column } from '../../../data-table/columns/column.ts'
import {
  type CloudProfile,
  type ProfileFieldName,
  profileFields,
  profileName,
} from '../../../domain/cloudProfile.ts'
import { shortKey } from '../../../domain/shortForms.ts'
import { type Cloud, clouds } from '../../../domain/tones.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import type { ListState } from '../../../lib/state.ts'
import { ListScreen } from '../../../list-screen/ListScreen.tsx'
import { AddButton } from '../../../list-screen/toolbar/AddButton.tsx'
import type { ListCount } from '../../../list-screen/toolbar/QuickFilters.tsx'
import type { ListViewProps } from '../../../list-screen/views/useListView.ts'
import { ProfileDrawer, type ProfileDrawerProps } from './ProfileDrawer.tsx'

/** Actions of a profile that need confirmation. */
export type ProfileAction = 'activate' | 'deactivate' | 'delete'

export interface ProfilesScreenProps extends ListViewProps {
  cloud: Cloud
  list: ListState<CloudProfile>
  onRefresh?: (() => void) | undefined
  /** Open form; without `profile` it creates one. */
  form: Omit<ProfileDrawerProps, 'cloud'> | null
  onAdd: () => void
  onEdit: (profile: CloudProfile) => void
  pendingAction: { action: ProfileAction; profile: CloudProfile; state: ConfirmState } | null
  onRequestAction: (action: ProfileAction, profile: CloudProfile) => void
  onConfirm: () => void
  onCancel: () => void
}

/** Profiles of one cloud, used to query its API. */
export function ProfilesScreen(props: ProfilesScreenProps) {
  const { cloud, list, view, onViewChange, onRefresh, form, onAdd, onEdit, pendingAction, onRequestAction } =
    props
  const t = useText('profiles')
  const common = useText('common')
  return (
    <>
      <ListScreen
        area={`profiles.${cloud}`}
        columns={profileColumns(cloud)}
        counts={counts}
        list={list}
        rowId={({ id }) => id}
        view={view}
        onViewChange={onViewChange}
        onRefresh={onRefresh}
        primaryAction={<AddButton label={t('actions.add')} onClick={onAdd} />}
        rowActions={(profile) => [
          { id: 'edit', label: common('actions.edit'), icon: Pencil, onSelect: () => onEdit(profile) },
          profile.selected
            ? {
                id: 'deactivate',
                label: t('actions.deactivate'),
                icon: PowerOff,
                onSelect: () => onRequestAction('deactivate', profile),
              }
            : {
                id: 'activate',
                label: t('actions.activate'),
                icon: Power,
                onSelect: () => onRequestAction('activate', profile),
              },
          {
            id: 'delete',
            label: common('actions.openDelete'),
            icon: Trash2,
            tone: 'danger',
            disabled: profile.selected ? t('actions.isActive') : undefined,
            onSelect: () => onRequestAction('delete', profile),
          },
        ]}
      />
      {form ? <ProfileDrawer key={form.profile?.id ?? ''} cloud={cloud} {...form} /> : null}
      {pendingAction ? <ConfirmAction {...props} pendingAction={pendingAction} /> : null}
    </>
  )
}

function ConfirmAction({
  cloud,
  pendingAction: { action, profile, state },
  onConfirm,
  onCancel,
}: ProfilesScreenProps & { pendingAction: NonNullable<ProfilesScreenProps['pendingAction']> }) {
  const t = useText('profiles')
  const isAzureSelection = cloud === 'azure' && action !== 'delete'
  return (
    <ConfirmDialog
      open
      title={t(`ask.${action}.title`, { name: profileName(profile) })}
      description={isAzureSelection ? t(`ask.${action}.azure`) : t(`ask.${action}.text`)}
      confirmLabel={t(`ask.${action}.verb`)}
      tone={action === 'delete' ? 'danger' : 'plain'}
      state={state}
      onConfirm={onConfirm}
      onClose={onCancel}
    />
  )
}

/** Users copy these keys into the cloud's own console. */
const keys: ReadonlySet<ProfileFieldName> = new Set([
  'tenancyOCID',
  'userOCID',
  'keyFingerprint',
  'accesskeyid',
  'tenantid',
  'clientid',
  'subscriptionid',
])

const state: Column<CloudProfile> = {
  id: 'state',
  header: 'status',
  kind: 'badge',
  value: ({ selected }) => (selected ? 'active' : 'inactive'),
  tone: ({ selected }) => (selected ? 'success' : 'neutral'),
  filter: 'oneOf',
}

const id: Column<CloudProfile> = { id: 'id', kind: 'code', filter: 'text', width: 240 }

function fieldColumn(name: ProfileFieldName): Column<CloudProfile> {
  const value = ({ texts }: CloudProfile) => texts[name] ?? ''
  if (keys.has(name)) return { id: name, kind: 'code', value, short: shortKey, filter: 'text', width: 240 }
  return { id: name, kind: 'text', value, filter: name === 'clientemail' ? 'text' : 'oneOf', width: 240 }
}

function columnsOf(cloud: Cloud): readonly Column<CloudProfile>[] {
  const [first, ...rest] = profileFields[cloud]
  return [
    { id: first, kind: 'text', value: profileName, filter: 'text', width: 200 },
    state,
    ...(cloud === 'aws' ? [id] : []),
    ...rest.map(fieldColumn),
  ]
}

const columns = new Map(clouds.map((cloud) => [cloud, columnsOf(cloud)]))

const counts: readonly ListCount[] = (['active', 'inactive'] as const).map((id) => ({
  id,
  column: 'state',
  filter: { kind: 'oneOf', values: [id] },
}))

export function profileColumns(cloud: Cloud): readonly Column<CloudProfile>[] {
  return columns.get(cloud) ?? []
}
