import type { Group } from '@inventory-console/api-mocks/contract'
import { isRecord } from '@inventory-console/ui/lib/records'
import type { AdministrationDraft } from '@inventory-console/ui/screens/access/AdministrationScreen'
import type { GroupValues } from '@inventory-console/ui/screens/access/GroupForm'
import { GroupsScreen } from '@inventory-console/ui/screens/access/GroupsScreen'
import type { ListPageProps } from '@inventory-console/ui/screens/defineList'
import { useMemo } from 'react'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import { useIsAdmin } from '../../platform/queries/lookups.ts'
import { useMutation } from '../../platform/query/mutation.ts'
import { formDraft, useFormDraft } from '../../platform/storage/drafts.ts'
import { useGroups, useMutationFeedback, useRoles, useUsers } from './queries.ts'

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

const groupChanges = { invalidates: ['GET /groups'], adminOnly: true } as const

function useGroupMutations() {
  const mutate = useMutation()
  return useMemo(
    () => ({
      async save(values: GroupValues, row: Group | null) {
        const body = { ...values, roles: [...values.roles], tags: [...values.tags] }
        await (row
          ? mutate({
              name: 'PUT /groups/{groupname}',
              fetcher: ({ api }, signal) =>
                api.PUT('/groups/{groupname}', { params: { path: { groupname: row.name } }, body, signal }),
              ...groupChanges,
              confirms: isRecord,
            })
          : mutate({
              name: 'POST /groups',
              fetcher: ({ api }, signal) => api.POST('/groups', { body, signal }),
              ...groupChanges,
              confirms: isRecord,
            }))
      },
      async remove({ name: groupname }: Group) {
        await mutate({
          name: 'DELETE /groups/{groupname}',
          fetcher: ({ api }, signal) =>
            api.DELETE('/groups/{groupname}', { params: { path: { groupname } }, signal }),
          ...groupChanges,
        })
      },
    }),
    [mutate],
  )
}
