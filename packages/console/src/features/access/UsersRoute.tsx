import type { ChangePasswordBody, UserRow } from '@inventory-console/api-mocks/contract'
import { useToast } from '@inventory-console/ui/components/toast/Toast'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import type { AdministrationDraft } from '@inventory-console/ui/screens/access/AdministrationScreen'
import type { UserValues } from '@inventory-console/ui/screens/access/UserForm'
import { UsersScreen } from '@inventory-console/ui/screens/access/UsersScreen'
import type { ListPageProps } from '@inventory-console/ui/screens/defineList'
import { useMemo } from 'react'
import { noServerMessage } from '../../platform/http/ApiError.ts'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import { useIsAdmin } from '../../platform/queries/lookups.ts'
import { useMutation } from '../../platform/query/mutation.ts'
import { useServices } from '../../platform/services.ts'
import { logout } from '../../platform/session/endSession.ts'
import { formDraft, useFormDraft } from '../../platform/storage/drafts.ts'
import { useGroups, useMutationFeedback, useUsers } from './queries.ts'

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

const userChanges = { invalidates: ['GET /users'], adminOnly: true } as const

/** The request contains a password, so only "already exists" is kept of the server message. */
const redactUnlessTaken = (serverMessage: string) =>
  /taken|exists|already/i.test(serverMessage) ? 'already exists' : ''

function useUserMutations() {
  const mutate = useMutation()
  return useMemo(
    () => ({
      async add({ confirm: _again, groups, ...user }: UserValues) {
        const body = { ...user, groups: [...groups] }
        await mutate({
          name: 'POST /admin/users',
          fetcher: ({ api }, signal) => api.POST('/admin/users', { body, signal }),
          ...userChanges,
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
          ...userChanges,
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
          ...userChanges,
          redact: noServerMessage,
        })
      },
      async resetPassword({ username }: UserRow): Promise<string> {
        const password: unknown = await mutate({
          name: 'POST /admin/users/{username}/reset-password',
          fetcher: ({ api }, signal) =>
            api.POST('/admin/users/{username}/reset-password', { params: { path: { username } }, signal }),
          ...userChanges,
          confirms: (body) => typeof body === 'string' && body !== '',
        })
        return String(password)
      },
    }),
    [mutate],
  )
}
