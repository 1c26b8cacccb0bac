import type { useToast } from '@inventory-console/ui/components/toast/Toast'
import type { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { isRecord } from '@inventory-console/ui/lib/records'
import { paths } from '@inventory-console/ui/paths'
import { cloneHostname } from '@inventory-console/ui/screens/hosts/details/HostDetailScreen'
import type { useNavigate } from 'react-router-dom'
import { ApiError } from '../../platform/http/ApiError.ts'
import { dismissHost, hostLists, ignoreMissing } from '../../platform/queries/hosts.ts'
import type { Mutation, useMutation } from '../../platform/query/mutation.ts'

interface MutationContext {
  hostname: string
  t: ReturnType<typeof useText<'hostDetails'>>
  toast: ReturnType<typeof useToast>
  mutate: ReturnType<typeof useMutation>
  navigate: ReturnType<typeof useNavigate>
}

export type MissingChange = [name: string, ignored: boolean, comment: string]

export async function clone({ hostname, t, toast, mutate, navigate }: MutationContext) {
  const createdHost = await mutate(cloneHost(hostname)).catch(rethrowForbidden(t('clone.refused')))
  const name = createdHost?.hostname ?? cloneHostname(hostname)
  toast({
    tone: 'success',
    title: t('clone.done'),
    text: t('clone.doneText', { name }),
    action: { label: t('clone.openClone'), onPress: () => void navigate(paths.host(name)) },
  })
}

export async function dismiss({ hostname, t, toast, mutate, navigate }: MutationContext) {
  await mutate(dismissHost(hostname)).catch(rethrowForbidden(t('dismiss.refused')))
  toast({ tone: 'success', title: t('dismiss.done', { hostname }) })
  void navigate(paths.hosts)
}

export async function ignore({ hostname, t, toast, mutate }: MutationContext, ...change: MissingChange) {
  const [name, ignored, comment] = change
  await mutate(ignoreMissing(hostname, name, ignored, comment))
  toast({ tone: 'success', title: ignored ? t('missing.done', { name }) : t('missing.redone', { name }) })
}

/** Responds with the name of the clone. */
export function cloneHost(host: string): Mutation<{ hostname: string }> {
  return {
    name: 'PUT /hosts/{host}/create-dr',
    fetcher: ({ api }, signal) => api.PUT('/hosts/{host}/create-dr', { params: { path: { host } }, signal }),
    invalidates: hostLists,
    confirms: (body) => isRecord(body) && typeof body['hostname'] === 'string',
  }
}

/** The server responds with 403, with or without a message. */
function rethrowForbidden(text: string) {
  return (error: unknown): never => {
    if (error instanceof ApiError && error.status === 403) throw new Error(text, { cause: error })
    throw error
  }
}
