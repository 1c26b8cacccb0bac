import type { Role } from '@inventory-console/api-mocks/contract'
import { locationsOf, type RoleValues } from '@inventory-console/ui/domain/roleValues'
import type { AdministrationDraft } from '@inventory-console/ui/screens/access/AdministrationScreen'
import { RolesScreen } from '@inventory-console/ui/screens/access/RolesScreen'
import type { ListPageProps } from '@inventory-console/ui/screens/defineList'
import { useMemo } from 'react'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import { useLocations } from '../../platform/queries/lookups.ts'
import { useMutation } from '../../platform/query/mutation.ts'
import { formDraft, useFormDraft } from '../../platform/storage/drafts.ts'
import { useGroups, useMutationFeedback, useRoles } from './queries.ts'

const roleDraft = formDraft<AdministrationDraft<RoleValues>>()

function Roles(props: ListPageProps<Role>) {
  const [draft, onDraftChange] = useFormDraft(roleDraft)
  const mutations = useRoleMutations()
  const { saving, run } = useMutationFeedback('name')
  return (
    <RolesScreen
      {...props}
      draft={draft}
      onDraftChange={onDraftChange}
      canWrite
      locations={useLocations()}
      groups={useGroups('inline')}
      onSave={(values, row) => saving(values.name, row === null, mutations.save(values, row))}
      onDelete={(row) => run(mutations.remove(row))}
    />
  )
}
export const RolesRoute = listRoute({ Screen: Roles, useRows: () => useRoles('page') })

const roleChanges = { invalidates: ['GET /admin/roles'], adminOnly: true } as const

function useRoleMutations() {
  const mutate = useMutation()
  return useMemo(
    () => ({
      async save(values: RoleValues, row: Role | null) {
        const { name, description, permission } = values
        if (permission === null) return
        // Older servers have `location`, so the value is sent back.
        const location = row?.location ?? ''
        const body = { name, description, permission, location, locations: [...locationsOf(values)] }
        await (row
          ? mutate({
              name: 'PUT /admin/roles/{rolename}',
              fetcher: ({ api }, signal) =>
                api.PUT('/admin/roles/{rolename}', {
                  params: { path: { rolename: row.name } },
                  body,
                  signal,
                }),
              ...roleChanges,
            })
          : mutate({
              name: 'POST /admin/roles',
              fetcher: ({ api }, signal) => api.POST('/admin/roles', { body, signal }),
              ...roleChanges,
            }))
      },
      async remove({ name: rolename }: Role) {
        await mutate({
          name: 'DELETE /admin/roles/{rolename}',
          fetcher: ({ api }, signal) =>
            api.DELETE('/admin/roles/{rolename}', { params: { path: { rolename } }, signal }),
          ...roleChanges,
        })
      },
    }),
    [mutate],
  )
}
