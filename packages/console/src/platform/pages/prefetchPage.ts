import { compareKey } from '../comparison/comparedDates.ts'
import type { Services } from '../services.ts'
import { request } from '../query/get.ts'
import type { GetRequest } from '../query/get.ts'
import { claimsOf } from '../session/claims.ts'
import { listQuery } from '../url-state/useListQuery.ts'
import { entityOf } from './page.ts'

/** Milliseconds after which the rest of the page no longer waits for a slow response. */
const longestWait = 3000

/**
 * Prefetches the requests of the page and then those of the layout while their code loads and renders. Resolves once
 * the page has its responses, or after `longestWait`.
 */
export async function prefetchPage(services: Services): Promise<void> {
  const session = services.session.get()
  const { pathname, search } = services.address()
  const page = services.pageOf(pathname)
  if (!page || session.status !== 'in') return
  // The server refuses other requests of a limited user until the password is changed.
  const { username, groups } = claimsOf(session.token)
  if (username === null || groups.includes('limited')) return
  const clients = services.clients()
  const start = async ({ fetcher, init }: GetRequest) =>
    fetcher({ ...clients, api: clients.prefetch }, session.signal, init)
  const params = new URLSearchParams(search)
  let responses: readonly Promise<unknown>[] = []
  // A comparison sends two other requests instead.
  if (!params.has(compareKey)) {
    const query = listQuery(services, page.filters, search)
    const entity = entityOf(page, pathname) ?? ''
    const { filters } = services.persisted.get()
    const requests = page.prefetch?.({ query, filters, now: services.now(), entity, params }) ?? []
    responses = requests.map(start)
  }
  void start(request('/users/info'))
  void start(request('/nodes'))
  if (page.filters !== 'none') void start(request('/configuration'))
  const timeout = new Promise((resolve) => setTimeout(resolve, longestWait))
  await Promise.race([Promise.allSettled(responses), timeout])
}
