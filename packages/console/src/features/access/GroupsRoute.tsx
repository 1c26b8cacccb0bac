import type { Group } from '@inventory-console/api-mocks/contract'
import type { AdministrationDraft } from '@inventory-console/ui/screens/access/AdministrationScreen'
import type { GroupValues } from '@inventory-console/ui/screens/access/GroupForm'
import { GroupsScreen } from '@inventory-console/ui/screens/access/GroupsScreen'
import type { ListPageProps } from '@inventory-console/ui/screens/defineList'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import { useIsAdmin } from '../../platform/queries/lookups.ts'
import { formDraft, useFormDraft } from '../../platform/storage/drafts.ts'
import { useGroupMutations, useGroups } from './groupQueries.ts'
import { useRoles } from './roleQueries.ts'
import { useMutationFeedback } from './useMutationFeedback.ts'
import { useUsers } from './userQueries.ts'

const groupDraft = formDraft<AdministrationDraft<GroupValues>>()

function Groups(props: ListPageProps<Group>) {
  const isAdmin = useIsAdmin()
  const [draft, onDraftChange] = useFormDraft(groupDraft)
  const mutations = useGroupMutations()
  const { saving, run } = useMutationFeedback('name')
  return (
    <GroupsScreen
      {...props}
      draft={draft}
      onDraftChange={onDraftChange}
      canWrite={isAdmin}
      roles={useRoles('inline', isAdmin)}
      users={useUsers('inline')}
      onSave={(values, row) => saving(values.name, row === null, mutations.save(values, row))}
      onDelete={(row) => run(mutations.remove(row))}
    />
  )
}
export const GroupsRoute = listRoute({ Screen: Groups, useRows: () => useGroups('page') })
