import { compareKey } from '../comparison/comparedDays.ts'
import type { Services } from '../environment/services.ts'
import { claimsOf } from '../session/claims.ts'
import { listQuery } from '../url-state/listQuery.ts'
import { entityOf } from './page.ts'

/** Sends the requests of the page at the address while its code loads and renders. */
export function prefetchPage(services: Services): void {
  const session = services.session.get()
  const { pathname, search } = services.address()
  const page = services.pageOf(pathname)
  if (!page?.requests || session.status !== 'in') return
  // A limited user may send no request until the password is changed, and two compared days are two other requests.
  const { username, groups } = claimsOf(session.token)
  const params = new URLSearchParams(search)
  if (username === null || groups.includes('limited') || params.has(compareKey)) return
  page.requests({
    api: services.clients().ahead,
    query: listQuery(services, page.filters, search),
    entity: entityOf(page, pathname) ?? '',
    params,
    signal: session.signal,
  })
}
