import { http, type HttpHandler, HttpResponse } from 'msw'
import { groupBy } from '../lib/groupBy.ts'
import { isRecord, parsedJson } from '../lib/records.ts'

export interface RecordedResponse {
  method: string
  /** Path with mount and query string: `/api/hosts?mode=summary`. */
  path: string
  status: number
  contentType: string
  /** Parsed JSON, or text for other types. */
  body: unknown
}

export interface Recording {
  version: 1
  answers: RecordedResponse[]
}

export function readRecording(text: string): Recording {
  const value = parsedJson(text)?.value
  const answers = isRecord(value) && value['version'] === 1 ? value['answers'] : undefined
  if (!Array.isArray(answers) || !answers.every(isRecordedResponse))
    throw new Error('the file is not a recording')
  return { version: 1, answers }
}

function isRecordedResponse(value: unknown): value is RecordedResponse {
  return (
    isRecord(value) &&
    typeof value['method'] === 'string' &&
    typeof value['path'] === 'string' &&
    typeof value['status'] === 'number' &&
    typeof value['contentType'] === 'string' &&
    'body' in value
  )
}

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
