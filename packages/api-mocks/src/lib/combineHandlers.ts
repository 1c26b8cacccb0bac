import { getResponse, HttpResponse, type HttpHandler } from 'msw'

/** Maximum URL length in characters. MSW throws for longer ones; a proxy returns 414. */
const maxUrlLength = 8192

/**
 * Combines the handlers into one function, which returns undefined if none matches. Only handlers whose
 * path may match are tried, because MSW parses the URL and cookies again for each one.
 */
export function combineHandlers(
  handlers: readonly HttpHandler[],
): (request: Request) => Promise<Response | undefined> {
  const candidates = handlerFilter(handlers)
  return async (request) => {
    if (request.url.length > maxUrlLength) return new HttpResponse(null, { status: 414 })
    return getResponse(candidates(request), request, { baseUrl: new URL(request.url).origin })
  }
}

/** Filters the handlers by path, keeping their order. May include false positives, which MSW rules out. */
export function handlerFilter(handlers: readonly HttpHandler[]): (request: Request) => HttpHandler[] {
  const known = handlers.map((handler) => ({ handler, names: templateSegments(handler) }))
  return (request) => {
    const segments = segmentsOf(new URL(request.url).pathname)
    return known.flatMap(({ handler, names }) => (mayMatch(names, segments) ? [handler] : []))
  }
}

/**
 * Path segments from last to first, null for a path parameter. Undefined if the path is not a plain
 * template.
 */
function templateSegments({ info: { path } }: HttpHandler): (string | null)[] | undefined {
  if (typeof path !== 'string' || !/^\*(\/(:\w+|[\w.-]+))+$/.test(path)) return undefined
  return segmentsOf(path.slice(1)).map((part) => (part.startsWith(':') ? null : part))
}

const segmentsOf = (path: string) =>
  path
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '')
    .toReversed()

function mayMatch(names: readonly (string | null)[] | undefined, segments: readonly string[]): boolean {
  return (
    names === undefined ||
    (names.length <= segments.length &&
      names.every(
        (name, index) => name === null || name === segments[index] || segments[index]?.includes('%'),
      ))
  )
}
