import type { ChangesState } from '@inventory-console/ui/screens/dashboard/DashboardScreen'
import useSWR from 'swr'
import { useMe } from '../../platform/queries/lookups.ts'
import { fetchQuery } from '../../platform/query/query.ts'
import { filterQuery } from '../../platform/scope/globalFilters.ts'
import { useServices } from '../../platform/services.ts'
import { recordVisit } from '../../platform/storage/lastVisit.ts'
import type { GlobalFilters } from '../../platform/storage/persisted.ts'
import type { Changes } from './changes.ts'

/** Milliseconds between updates of the stored visit while the user stays. */
const visitRefreshInterval = 5 * 60_000

/** End of the last visit of this user; `null` if there was none, undefined while the user is unknown. */
export function useLastVisit(): number | null | undefined {
  const services = useServices()
  const me = useMe()
  const username = me.status === 'ready' ? me.value.username : null
  const { data } = useSWR<number | null>(
    username === null ? null : `visit ${username}`,
    () => recordVisit(services.local, username ?? '', services.now()),
    { refreshInterval: visitRefreshInterval },
  )
  return data
}

/** Changes since the last visit of this user. Requested once per visit, after the page has loaded. */
export function useChanges(
  since: number | null | undefined,
  enabled: boolean,
  { location, environment, date }: GlobalFilters,
): ChangesState {
  const services = useServices()
  const { status: userStatus } = useMe()
  const known = since === undefined || since === null ? null : since
  const scope = filterQuery({ location, environment, date: null })
  const { data, mutate } = useSWR<Changes>(
    known !== null && enabled ? `changes ${known} ${JSON.stringify(scope)}` : null,
    async () => {
      // Lazy-loaded after the page, together with the comparison of lists.
      const { changesSince } = await import('./changes.ts')
      return changesSince(
        known ?? 0,
        services.now(),
        scope,
        async (query) => (await fetchQuery(services, query)).value,
      )
    },
    { revalidateIfStale: false, revalidateOnReconnect: false },
  )
  const isUserUnknown = userStatus !== 'ready' && userStatus !== 'loading'
  if (since === null || (since === undefined && isUserUnknown)) return { status: 'first' }
  if (known === null || data === undefined) return { status: 'loading', since: known ?? services.now() }
  // With a date filter the lists show that day and would not match these counts.
  const changes = date === null ? data.changes : data.changes.map((change) => ({ ...change, to: null }))
  return { status: 'ready', since: known, ...data, changes, retry: () => void mutate() }
}
