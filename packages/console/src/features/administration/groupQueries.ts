import type { Group } from '@inventory-console/api-mocks/contract'
import type { ListState } from '@inventory-console/ui/lib/state'
import { text, texts } from '@inventory-console/ui/lib/wire'
import type { GroupValues } from '@inventory-console/ui/screens/administration/GroupForm'
import { useMemo } from 'react'
import type { Weight } from '../../platform/http/errorPolicy.ts'
import { useAct } from '../../platform/query/mutation.ts'
import { useList, type Refreshable } from '../../platform/query/query.ts'
import { isRecord } from '../../platform/storage/storage.ts'

export function useGroups(weight: Weight): ListState<Group> & Refreshable {
  return useList(
    { name: 'GET /groups', ask: ({ api }, signal) => api.GET('/groups', { signal }) },
    ({ groups }) =>
      groups &&
      groups.map(({ name, description, roles, tags }) => ({
        name: text(name),
        description: text(description),
        roles: [...texts(roles)],
        tags: [...texts(tags)],
      })),
    { weight },
  )
}

export function useGroupActs() {
  const act = useAct()
  return useMemo(
    () => ({
      async save(values: GroupValues, row: Group | null) {
        const body = { ...values, roles: [...values.roles], tags: [...values.tags] }
        const affects = ['GET /groups'] as const
        await (row
          ? act({
              name: 'PUT /groups/{groupname}',
              ask: ({ api }, signal) =>
                api.PUT('/groups/{groupname}', { params: { path: { groupname: row.name } }, body, signal }),
              affects,
              guarded: true,
              confirms: isRecord,
            })
          : act({
              name: 'POST /groups',
              ask: ({ api }, signal) => api.POST('/groups', { body, signal }),
              affects,
              guarded: true,
              confirms: isRecord,
            }))
      },
      async remove({ name: groupname }: Group) {
        await act({
          name: 'DELETE /groups/{groupname}',
          ask: ({ api }, signal) =>
            api.DELETE('/groups/{groupname}', { params: { path: { groupname } }, signal }),
          affects: ['GET /groups'],
          guarded: true,
        })
      },
    }),
    [act],
  )
}
