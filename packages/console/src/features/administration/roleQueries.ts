import type { Role } from '@inventory-console/api-mocks/contract'
import { locationsOf, type RoleValues } from '@inventory-console/ui/domain/roleValues'
import type { ListState } from '@inventory-console/ui/lib/state'
import { text, texts } from '@inventory-console/ui/lib/wire'
import { useMemo } from 'react'
import type { Weight } from '../../platform/http/errorPolicy.ts'
import { useAct } from '../../platform/query/mutation.ts'
import { useList, type Refreshable } from '../../platform/query/query.ts'

/** Only for administrators: of others nothing is asked. */
export function useRoles(weight: Weight, asked = true): ListState<Role> & Refreshable {
  return useList(
    asked
      ? {
          name: 'GET /admin/roles',
          ask: ({ api }, signal) => api.GET('/admin/roles', { signal }),
          guarded: true,
        }
      : null,
    ({ roles }) =>
      roles &&
      roles.map(({ name, description, permission, location, locations }) => ({
        name: text(name),
        description: text(description),
        permission,
        location: text(location),
        locations: [...texts(locations)],
      })),
    { weight },
  )
}

export function useRoleActs() {
  const act = useAct()
  return useMemo(
    () => ({
      async save(values: RoleValues, row: Role | null) {
        const { name, description, permission } = values
        if (permission === null) return
        // `location` is of older servers: what was read goes back.
        const location = row?.location ?? ''
        const body = { name, description, permission, location, locations: [...locationsOf(values)] }
        const affects = ['GET /admin/roles'] as const
        await (row
          ? act({
              name: 'PUT /admin/roles/{rolename}',
              ask: ({ api }, signal) =>
                api.PUT('/admin/roles/{rolename}', {
                  params: { path: { rolename: row.name } },
                  body,
                  signal,
                }),
              affects,
              guarded: true,
            })
          : act({
              name: 'POST /admin/roles',
              ask: ({ api }, signal) => api.POST('/admin/roles', { body, signal }),
              affects,
              guarded: true,
            }))
      },
      async remove({ name: rolename }: Role) {
        await act({
          name: 'DELETE /admin/roles/{rolename}',
          ask: ({ api }, signal) =>
            api.DELETE('/admin/roles/{rolename}', { params: { path: { rolename } }, signal }),
          affects: ['GET /admin/roles'],
          guarded: true,
        })
      },
    }),
    [act],
  )
}
