import { http, HttpResponse, type HttpHandler } from 'msw'
import { groupBy } from '../lib/groupBy.ts'
import type { RecordedAnswer, Recording } from '../record/recording.ts'

/** Serves a recording before the world to any user. Logins, writes and workbooks still come from the world. */
export function recorded({ answers }: Recording): HttpHandler[] {
  const byPath = groupBy(answers, ({ path }) => pathOf(path))
  return [...byPath].map(([path, same]) =>
    http.get(
      ({ request }: { request: Request }) =>
        pathOf(new URL(request.url).pathname.replace('/ldap/', '/')) === path,
      ({ request }) => {
        if (request.headers.get('Accept')?.startsWith('application/vnd.')) return undefined
        const asked = new URL(request.url).searchParams
        const best = same.toSorted((a, b) => alike(b, asked) - alike(a, asked))[0]
        return best && answerOf(best)
      },
    ),
  )
}

function answerOf({ status, contentType, body }: RecordedAnswer): Response {
  const text = contentType.startsWith('application/json') ? JSON.stringify(body) : String(body)
  return new HttpResponse(text, { status, headers: { 'Content-Type': contentType } })
}

/** Similarity score: query parameters that match, minus those that do not. */
function alike({ path }: RecordedAnswer, asked: URLSearchParams): number {
  const own = new URLSearchParams(path.split('?')[1] ?? '')
  return [...own].reduce((count, [name, value]) => count + (asked.get(name) === value ? 1 : -1), 0)
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
