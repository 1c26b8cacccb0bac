import { getResponse, HttpResponse, type HttpHandler } from 'msw'

/** Maximum URL length in characters. MSW throws for longer ones; a proxy returns 414. */
const longest = 8192

/**
 * Combines the handlers into one function, which returns undefined if none matches. Only handlers whose
 * path may match are tried, because MSW parses the URL and cookies again for each one.
 */
export function asking(
  handlers: readonly HttpHandler[],
): (request: Request) => Promise<Response | undefined> {
  const candidates = candidatesOf(handlers)
  return async (request) => {
    if (request.url.length > longest) return new HttpResponse(null, { status: 414 })
    return getResponse(candidates(request), request, { baseUrl: new URL(request.url).origin })
  }
}

/** Filters the handlers by path, keeping their order. May include false positives, which MSW rules out. */
export function candidatesOf(handlers: readonly HttpHandler[]): (request: Request) => HttpHandler[] {
  const known = handlers.map((handler) => ({ handler, names: namesOf(handler) }))
  return (request) => {
    const asked = partsOf(new URL(request.url).pathname)
    return known.flatMap(({ handler, names }) => (mayBe(names, asked) ? [handler] : []))
  }
}

/**
 * Path segments from last to first, null for a path parameter. Undefined if the path is not a plain
 * template.
 */
function namesOf({ info: { path } }: HttpHandler): (string | null)[] | undefined {
  if (typeof path !== 'string' || !/^\*(\/(:\w+|[\w.-]+))+$/.test(path)) return undefined
  return partsOf(path.slice(1)).map((part) => (part.startsWith(':') ? null : part))
}

const partsOf = (path: string) =>
  path
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '')
    .toReversed()

function mayBe(names: readonly (string | null)[] | undefined, asked: readonly string[]): boolean {
  return (
    names === undefined ||
    (names.length <= asked.length &&
      names.every((name, at) => name === null || name === asked[at] || asked[at]?.includes('%')))
  )
}
