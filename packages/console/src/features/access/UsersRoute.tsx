import type { UserRow } from '@inventory-console/api-mocks/contract'
import { useToast } from '@inventory-console/ui/components/toast/Toast'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import type { AdministrationDraft } from '@inventory-console/ui/screens/access/AdministrationScreen'
import type { UserValues } from '@inventory-console/ui/screens/access/UserForm'
import { UsersScreen } from '@inventory-console/ui/screens/access/UsersScreen'
import type { ListPageProps } from '@inventory-console/ui/screens/defineList'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import { useIsAdmin } from '../../platform/queries/lookups.ts'
import { useServices } from '../../platform/services.ts'
import { logout } from '../../platform/session/endSession.ts'
import { formDraft, useFormDraft } from '../../platform/storage/drafts.ts'
import { useGroups } from './groupQueries.ts'
import { useMutationFeedback } from './useMutationFeedback.ts'
import { useUserMutations, useUsers } from './userQueries.ts'

/** Drafts do not contain passwords. */
const userDraft = formDraft<AdministrationDraft<UserValues>>()

function Users(props: ListPageProps<UserRow>) {
  const [draft, onDraftChange] = useFormDraft(userDraft)
  const mutations = useUserMutations()
  const services = useServices()
  const t = useText('administration')
  const toast = useToast()
  const { saving, run } = useMutationFeedback('username')
  return (
    <UsersScreen
      {...props}
      draft={draft}
      onDraftChange={onDraftChange}
      canWrite={useIsAdmin()}
      groups={useGroups('inline')}
      onSave={(values, row) =>
        saving(values.username, row === null, row ? mutations.update(row, values) : mutations.add(values))
      }
      onDelete={(row) => run(mutations.remove(row))}
      onResetPassword={(row) => run(mutations.resetPassword(row))}
      onChangePassword={async (row, change) => {
        await mutations.changePassword(row, change)
        if (row.username === services.session.username()) logout(services, 'passwordChanged')
        else toast({ tone: 'success', title: t('users.passwordChanged', { name: row.username }) })
      }}
    />
  )
}
export const UsersRoute = listRoute({ Screen: Users, useRows: () => useUsers('page') })
