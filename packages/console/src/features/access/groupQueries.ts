import type { Group } from '@inventory-console/api-mocks/contract'
import { listGroups } from '@inventory-console/api-mocks/decoders/api/groups'
import { isRecord } from '@inventory-console/ui/lib/records'
import type { ListState } from '@inventory-console/ui/lib/state'
import type { GroupValues } from '@inventory-console/ui/screens/access/GroupForm'
import { useMemo } from 'react'
import type { ErrorScope } from '../../platform/http/errorPolicy.ts'
import { get } from '../../platform/query/get.ts'
import { useMutation } from '../../platform/query/mutation.ts'
import { useList, type Refreshable } from '../../platform/query/query.ts'

export function useGroups(errorScope: ErrorScope): ListState<Group> & Refreshable {
  return useList(get(listGroups, '/groups'), ({ groups }) => groups, { errorScope })
}

const shared = { invalidates: ['GET /groups'], adminOnly: true } as const

export function useGroupMutations() {
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
              ...shared,
              confirms: isRecord,
            })
          : mutate({
              name: 'POST /groups',
              fetcher: ({ api }, signal) => api.POST('/groups', { body, signal }),
              ...shared,
              confirms: isRecord,
            }))
      },
      async remove({ name: groupname }: Group) {
        await mutate({
          name: 'DELETE /groups/{groupname}',
          fetcher: ({ api }, signal) =>
            api.DELETE('/groups/{groupname}', { params: { path: { groupname } }, signal }),
          ...shared,
        })
      },
    }),
    [mutate],
  )
}
