import { mounts } from '../lib/http/http.ts'
import type { MockOptions } from './options.ts'

/** Rewrites the request as a server without aggregated alert modes would read it. */
export function withoutAlertModes(request: Request, support: MockOptions['alertModes'] = 'known'): Request {
  const url = new URL(request.url)
  const isAggregated = url.searchParams.get('mode')?.startsWith('aggregated-') === true
  if (support === 'known' || !isAggregated || url.pathname.replace('/ldap/', '/') !== `${mounts.api}/alerts`)
    return request
  // An unknown mode makes the handler respond 422.
  if (support === 'refused') url.searchParams.set('mode', 'unknown')
  else url.searchParams.delete('mode')
  return new Request(url, request)
}
