import type { ChangePasswordBody, UserRow } from '@inventory-console/api-mocks/contract'
import { listUsers } from '@inventory-console/api-mocks/decoders/api/users'
import type { ListState } from '@inventory-console/ui/lib/state'
import type { UserValues } from '@inventory-console/ui/screens/access/UserForm'
import { useMemo } from 'react'
import { noServerMessage } from '../../platform/http/ApiError.ts'
import type { ErrorScope } from '../../platform/http/errorPolicy.ts'
import { get } from '../../platform/query/get.ts'
import { useMutation } from '../../platform/query/mutation.ts'
import { useList, type Refreshable } from '../../platform/query/query.ts'

export function useUsers(errorScope: ErrorScope): ListState<UserRow> & Refreshable {
  return useList(get(listUsers, '/users'), (users) => users, { errorScope })
}

const shared = { invalidates: ['GET /users'], adminOnly: true } as const

/** The request contains a password, so only "already exists" is kept of the server message. */
const redactUnlessTaken = (serverMessage: string) =>
  /taken|exists|already/i.test(serverMessage) ? 'already exists' : ''

export function useUserMutations() {
  const mutate = useMutation()
  return useMemo(
    () => ({
      async add({ confirm: _again, groups, ...user }: UserValues) {
        const body = { ...user, groups: [...groups] }
        await mutate({
          name: 'POST /admin/users',
          fetcher: ({ api }, signal) => api.POST('/admin/users', { body, signal }),
          ...shared,
          redact: redactUnlessTaken,
        })
      },
      /** Only the server adds or removes `limited`, so an update preserves it. */
      async update({ username, firstName, lastName, groups: before }: UserRow, { groups }: UserValues) {
        const serverManagedGroups =
          before.includes('limited') && !groups.includes('limited') ? ['limited'] : []
        const body = { username, firstName, lastName, groups: [...groups, ...serverManagedGroups] }
        await mutate({
          name: 'PUT /admin/users/{username}',
          fetcher: ({ api }, signal) =>
            api.PUT('/admin/users/{username}', { params: { path: { username } }, body, signal }),
          // Administrators may change their own groups.
          invalidates: ['GET /users', 'GET /users/info', 'GET /nodes'],
          adminOnly: true,
        })
      },
      async remove({ username }: UserRow) {
        await mutate({
          name: 'DELETE /admin/users/{username}',
          fetcher: ({ api }, signal) =>
            api.DELETE('/admin/users/{username}', { params: { path: { username } }, signal }),
          ...shared,
        })
      },
      async changePassword({ username }: UserRow, body: ChangePasswordBody) {
        await mutate({
          name: 'POST /admin/users/{username}/change-password',
          fetcher: ({ api }, signal) =>
            api.POST('/admin/users/{username}/change-password', {
              params: { path: { username } },
              body,
              signal,
            }),
          ...shared,
          redact: noServerMessage,
        })
      },
      async resetPassword({ username }: UserRow): Promise<string> {
        const password: unknown = await mutate({
          name: 'POST /admin/users/{username}/reset-password',
          fetcher: ({ api }, signal) =>
            api.POST('/admin/users/{username}/reset-password', { params: { path: { username } }, signal }),
          ...shared,
          confirms: (body) => typeof body === 'string' && body !== '',
        })
        return String(password)
      },
    }),
    [mutate],
  )
}
