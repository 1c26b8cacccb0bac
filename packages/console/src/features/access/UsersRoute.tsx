import type { ChangePasswordBody, MenuNode, UserRow } from '@inventory-console/api-mocks/contract'
import { useToast } from '@inventory-console/ui/components/toast/Toast'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { isPathSegment } from '@inventory-console/ui/lib/links'
import { valueOr } from '@inventory-console/ui/lib/state'
import type { AdministrationDraft } from '@inventory-console/ui/screens/access/AdministrationScreen'
import { RolesWithoutMenuEntry, type UserValues } from '@inventory-console/ui/screens/access/UserForm'
import { UsersScreen } from '@inventory-console/ui/screens/access/UsersScreen'
import type { ListPageProps } from '@inventory-console/ui/screens/defineList'
import { useMemo } from 'react'
import useSWR from 'swr'
import { ApiError, noServerMessage } from '../../platform/http/ApiError.ts'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import { useIsAdmin, useMenuNodes } from '../../platform/queries/lookups.ts'
import { useMutation } from '../../platform/query/mutation.ts'
import { fetchQuery } from '../../platform/query/query.ts'
import { type Services, useServices } from '../../platform/services.ts'
import { logout } from '../../platform/session/endSession.ts'
import { formDraft, useFormDraft } from '../../platform/storage/drafts.ts'
import { nodeQuery, useGroups, useMutationFeedback, useUsers } from './queries.ts'

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
      renderMenuNote={(roles) => <MenuNote roles={roles} />}
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

/** Roles of the selected groups that no menu entry lists. */
function MenuNote({ roles }: { roles: readonly string[] }) {
  const services = useServices()
  const entries = valueOr(useMenuNodes(), noEntries)
  const isKnown = entries.length > 0 && roles.length > 0
  // Only a hint, so a failure is not shown: without the hint the form works as well.
  const { data: names = noEntries } = useSWR(
    isKnown ? ['roles without menu entry', ...roles] : null,
    () => unlistedRoles(services, entries, roles).catch(() => noEntries),
    // The roles of other groups would be named.
    { keepPreviousData: false },
  )
  return <RolesWithoutMenuEntry names={names} />
}

const noEntries: readonly never[] = []

/** Menu entries requested at a time. */
const batchSize = 8

/** The list of menu entries does not name their roles, so entries are requested in batches until each role has been found. */
async function unlistedRoles(
  services: Services,
  entries: readonly MenuNode[],
  roles: readonly string[],
): Promise<readonly string[]> {
  let missing = roles.filter((role) => role !== '')
  const names = entries.map(({ name }) => name).filter(isPathSegment)
  for (let at = 0; at < names.length && missing.length > 0; at += batchSize) {
    const batch = names.slice(at, at + batchSize)
    // oxlint-disable-next-line no-await-in-loop -- the first entries list the usual roles
    const listed = (await Promise.all(batch.map((name) => rolesOfEntry(services, name)))).flat()
    missing = missing.filter((role) => !listed.includes(role))
  }
  return missing
}

async function rolesOfEntry(services: Services, name: string): Promise<readonly string[]> {
  try {
    return (await fetchQuery(services, nodeQuery(name))).value.roles
  } catch (error) {
    // The entries of cloud advisors are not stored.
    if (error instanceof ApiError && error.status === 422) return []
    throw error
  }
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
