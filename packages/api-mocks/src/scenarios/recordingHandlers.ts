import { http, HttpResponse, type HttpHandler } from 'msw'
import { groupBy } from '../lib/groupBy.ts'
import type { RecordedResponse, Recording } from '../record/recording.ts'

/** Serves a recording before the world to any user. Logins, writes and workbooks still come from the world. */
export function recordingHandlers({ answers }: Recording): HttpHandler[] {
  const byPath = groupBy(answers, ({ path }) => pathOf(path))
  return [...byPath].map(([path, same]) =>
    http.get(
      ({ request }: { request: Request }) =>
        pathOf(new URL(request.url).pathname.replace('/ldap/', '/')) === path,
      ({ request }) => {
        if (request.headers.get('Accept')?.startsWith('application/vnd.')) return undefined
        const query = new URL(request.url).searchParams
        const best = same.toSorted((a, b) => similarity(b, query) - similarity(a, query))[0]
        return best && responseOf(best)
      },
    ),
  )
}

function responseOf({ status, contentType, body }: RecordedResponse): Response {
  const text = contentType.startsWith('application/json') ? JSON.stringify(body) : String(body)
  return new HttpResponse(text, { status, headers: { 'Content-Type': contentType } })
}

/** Similarity score: query parameters that match, minus those that do not. */
function similarity({ path }: RecordedResponse, query: URLSearchParams): number {
  const own = new URLSearchParams(path.split('?')[1] ?? '')
  return [...own].reduce((count, [name, value]) => count + (query.get(name) === value ? 1 : -1), 0)
}

/** Falls back to the encoded path if it cannot be decoded. */
function pathOf(path: string): string {
  const [plain = ''] = path.split('?')
  try {
    return decodeURIComponent(plain)
  } catch {
    return plain
  }
}
