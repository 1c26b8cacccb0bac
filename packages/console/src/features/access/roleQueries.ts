import type { Role } from '@inventory-console/api-mocks/contract'
import { listRoles } from '@inventory-console/api-mocks/decoders/api/roles'
import { locationsOf, type RoleValues } from '@inventory-console/ui/domain/roleValues'
import type { ListState } from '@inventory-console/ui/lib/state'
import { useMemo } from 'react'
import type { ErrorScope } from '../../platform/http/errorPolicy.ts'
import { get } from '../../platform/query/get.ts'
import { useMutation } from '../../platform/query/mutation.ts'
import { useList, type Refreshable } from '../../platform/query/query.ts'

/** Admin-only; disabled for other users. */
export function useRoles(errorScope: ErrorScope, enabled = true): ListState<Role> & Refreshable {
  return useList({ ...get(listRoles, '/admin/roles'), adminOnly: true }, ({ roles }) => roles, {
    errorScope,
    enabled,
  })
}

const shared = { invalidates: ['GET /admin/roles'], adminOnly: true } as const

export function useRoleMutations() {
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
              ...shared,
            })
          : mutate({
              name: 'POST /admin/roles',
              fetcher: ({ api }, signal) => api.POST('/admin/roles', { body, signal }),
              ...shared,
            }))
      },
      async remove({ name: rolename }: Role) {
        await mutate({
          name: 'DELETE /admin/roles/{rolename}',
          fetcher: ({ api }, signal) =>
            api.DELETE('/admin/roles/{rolename}', { params: { path: { rolename } }, signal }),
          ...shared,
        })
      },
    }),
    [mutate],
  )
}
