import { http, HttpResponse, type HttpHandler } from 'msw'
import { groupBy } from '../lib/groupBy.ts'
import type { RecordedAnswer, Recording } from '../record/recording.ts'

/**
 * A recording in front of the world: what it holds is answered as recorded, to whoever asks; logins, writes and workbooks are the
 * world's.
 */
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

/** How many parts of its query are asked for as well. */
function alike({ path }: RecordedAnswer, asked: URLSearchParams): number {
  const own = new URLSearchParams(path.split('?')[1] ?? '')
  return [...own].reduce((count, [name, value]) => count + (asked.get(name) === value ? 1 : -1), 0)
}

/** As it was sent, when it cannot be decoded. */
function pathOf(path: string): string {
  const [plain = ''] = path.split('?')
  try {
    return decodeURIComponent(plain)
  } catch {
    return plain
  }
}
