import { isIP } from 'node:net'

/** Who may use the mock server, which listens on the machine of a developer and has well-known passwords. */
export interface Access {
  /** Guards against DNS rebinding: a website's name that was pointed at this machine. */
  isHostAllowed: (header: string | undefined) => boolean
  isOriginAllowed: (origin: string) => boolean
}

export interface AccessOptions {
  /** Names by which the server may be reached, besides local ones and the one it listens on. */
  allowHosts?: readonly string[]
  /** Origins whose pages may read the answers, besides local ones; `*` for any. */
  allowOrigins?: readonly string[]
}

/** `boundTo` is the name or address on which the server listens. */
export function accessOf(
  boundTo: string,
  { allowHosts = [], allowOrigins = [] }: AccessOptions = {},
): Access {
  const names = new Set([boundTo, ...allowHosts].map((name) => name.toLowerCase()))
  const origins = new Set(allowOrigins)
  // An address cannot be rebound, so every address of the machine will do once the server listens on more than loopback.
  const isReachable = !isLocalName(boundTo)
  return {
    isHostAllowed(header = '') {
      const name = nameOf(header)
      return isLocalName(name) || names.has(name) || (isReachable && isIP(name) !== 0)
    },
    isOriginAllowed(origin) {
      if (origins.has('*') || origins.has(origin)) return true
      const [, scheme = '', host = ''] = /^(https?):\/\/([^/]+)$/.exec(origin) ?? []
      return scheme !== '' && isLocalName(nameOf(host))
    },
  }
}

/** Without the port; empty for what is not a name or address with an optional port. */
function nameOf(host: string): string {
  const [, address, name = ''] = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::\d+)?$/i.exec(host) ?? []
  return (address ?? name).toLowerCase()
}

function isLocalName(name: string): boolean {
  if (isIP(name) === 4) return name.startsWith('127.')
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1'
}
