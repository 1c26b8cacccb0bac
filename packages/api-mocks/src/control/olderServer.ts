import { mounts } from '../lib/http/http.ts'
import type { MockOptions } from './options.ts'

/** The request as a server reads it that has no aggregated modes of alerts. */
export function withoutAlertModes(request: Request, support: MockOptions['alertModes'] = 'known'): Request {
  const url = new URL(request.url)
  const isAggregated = url.searchParams.get('mode')?.startsWith('aggregated-') === true
  if (support === 'known' || !isAggregated || url.pathname.replace('/ldap/', '/') !== `${mounts.api}/alerts`)
    return request
  // The handler refuses a mode that it does not know.
  if (support === 'refused') url.searchParams.set('mode', 'unknown')
  else url.searchParams.delete('mode')
  return new Request(url, request)
}
