import type { Group, Role, UserRow } from '@inventory-console/api-mocks/contract'
import { listGroups } from '@inventory-console/api-mocks/decoders/api/groups'
import { getNode } from '@inventory-console/api-mocks/decoders/api/nodes'
import { listRoles } from '@inventory-console/api-mocks/decoders/api/roles'
import { listUsers } from '@inventory-console/api-mocks/decoders/api/users'
import { useToast } from '@inventory-console/ui/components/toast/Toast'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { ValidationError } from '@inventory-console/ui/lib/mutationErrors'
import type { ListState } from '@inventory-console/ui/lib/state'
import { ApiError } from '../../platform/http/ApiError.ts'
import type { ErrorScope } from '../../platform/http/errorPolicy.ts'
import { get, type Refreshable, useList } from '../../platform/query/query.ts'

export function useUsers(errorScope: ErrorScope): ListState<UserRow> & Refreshable {
  return useList(get(listUsers, '/users'), (users) => users, { errorScope })
}

export function useGroups(errorScope: ErrorScope): ListState<Group> & Refreshable {
  return useList(get(listGroups, '/groups'), ({ groups }) => groups, { errorScope })
}

/** Admin-only; disabled for other users. */
export function useRoles(errorScope: ErrorScope, enabled = true): ListState<Role> & Refreshable {
  return useList({ ...get(listRoles, '/admin/roles'), adminOnly: true }, ({ roles }) => roles, {
    errorScope,
    enabled,
  })
}

/** A menu entry with its roles. */
export const nodeQuery = (nodename: string) => get(getNode, '/admin/nodes/{nodename}', { path: { nodename } })

/** Shows a toast on success, or the server error in words and next to its field. */
export function useMutationFeedback(nameField: string) {
  const t = useText('administration')
  const toast = useToast()
  const toValidationError = (error: unknown, isNew: boolean) => {
    if (!(error instanceof ApiError)) return error
    if (error.status === 422 && isNew && /taken|exists|already/i.test(error.serverMessage))
      return new ValidationError(t('refused.exists'), nameField)
    if (error.status === 401) return new ValidationError(t('refused.notAdmin'))
    if (error.status === 403) return new ValidationError(error.serverMessage || t('refused.forbidden'))
    if (error.status === 404) return new ValidationError(t('refused.gone'))
    return new ValidationError(error.serverMessage || error.message)
  }
  return {
    saving: async (name: string, isNew: boolean, work: Promise<unknown>): Promise<void> => {
      try {
        await work
      } catch (error) {
        throw toValidationError(error, isNew)
      }
      toast({ tone: 'success', title: t(isNew ? 'added' : 'saved', { name }) })
    },
    run: async <Result>(work: Promise<Result>): Promise<Result> => {
      try {
        return await work
      } catch (error) {
        throw toValidationError(error, false)
      }
    },
  }
}
