/**
 * The query of a list that is filtered by hundreds of names does not fit into a request: servers refuse URLs above about 8 kB. Such a
 * query is moved to the fragment, which browsers keep on reload, on Back and in copied links, but never send. Inside the console it is
 * a normal query.
 */

/** Characters of the longest query that is sent to servers. */
const longest = 4000
const opening = '#?'
/** Marks a complete link, because some programs cut long ones. */
const ending = '&end'

/** Parameter of a link that was cut, reported like one that no list knows. */
const cutLink = 'incomplete-link'

export const isLongQuery = (search: string) => search.length > longest

/** The URL that the browser gets for a URL of the console. */
export function toBrowserUrl(url: string): string {
  const [path = ''] = url.split('#', 1)
  const query = path.indexOf('?')
  if (query === -1 || !isLongQuery(path.slice(query))) return url
  return `${path.slice(0, query)}#${path.slice(query)}${ending}`
}

type UrlParts = Pick<Location, 'pathname' | 'search' | 'hash'>

/** The browser's location as the console sees it. A link that was cut lists everything, not some of its names. */
export function fromBrowserLocation({ pathname, search, hash }: UrlParts): UrlParts {
  if (!hash.startsWith(opening)) return { pathname, search, hash }
  const query = hash.endsWith(ending) ? hash.slice(1, -ending.length) : `?${cutLink}=`
  return { pathname, search: query, hash: '' }
}

/** The window for the router, with the location and the history of the console. */
export function routerWindow(): Window {
  return new Proxy(window, { get: consoleProperty })
}

function consoleProperty(target: Window, name: string | symbol): unknown {
  if (name === 'location') {
    const { origin, href } = target.location
    const assign = (url: string) => target.location.assign(toBrowserUrl(url))
    return { ...fromBrowserLocation(target.location), origin, href, assign }
  }
  if (name === 'history') return consoleHistory(target.history)
  const value: unknown = Reflect.get(target, name)
  return typeof value === 'function' ? value.bind(target) : value
}

type StateArguments = Parameters<History['pushState']>

function consoleHistory(history: History) {
  const urlOf = (url: StateArguments[2]) => (typeof url === 'string' ? toBrowserUrl(url) : url)
  return {
    get state(): unknown {
      return history.state
    },
    pushState: (...[data, unused, url]: StateArguments) => history.pushState(data, unused, urlOf(url)),
    replaceState: (...[data, unused, url]: StateArguments) => history.replaceState(data, unused, urlOf(url)),
    go: (delta: number) => history.go(delta),
  }
}
