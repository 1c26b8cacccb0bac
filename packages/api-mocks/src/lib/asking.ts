import { getResponse, HttpResponse, type HttpHandler } from 'msw'

/** Letters of an address: of longer ones msw makes an error, and a proxy in front of the services a 414. */
const longest = 8192

/**
 * These handlers as one function; undefined: none of them answers. msw tries one handler after the other, and takes the address
 * apart and reads the cookies for each, which with hundreds of them is most of the time of an answer. Here it tries those alone
 * whose path the request may have.
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

/** In their order, and rather one too many than one too few: which of them it is, msw says. */
export function candidatesOf(handlers: readonly HttpHandler[]): (request: Request) => HttpHandler[] {
  const known = handlers.map((handler) => ({ handler, names: namesOf(handler) }))
  return (request) => {
    const asked = partsOf(new URL(request.url).pathname)
    return known.flatMap(({ handler, names }) => (mayBe(names, asked) ? [handler] : []))
  }
}

/** The path of a handler from its end, null where anything may stand; undefined: it is more than names. */
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
