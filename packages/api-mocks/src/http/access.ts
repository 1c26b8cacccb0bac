import { isIP } from 'node:net'

/** Access checks of the mock server, which runs on a developer's machine with well-known passwords. */
export interface Access {
  /** Protects against DNS rebinding, where a website's name resolves to this machine. */
  isHostAllowed: (header: string | undefined) => boolean
  isOriginAllowed: (origin: string) => boolean
  /** Whether a client at this address may change the mocks while they run. */
  mayControl: (remoteAddress: string | undefined) => boolean
}

export interface AccessOptions {
  /** Host names accepted besides local ones and the bound address. */
  allowHosts?: readonly string[] | undefined
  /** Origins allowed by CORS besides local ones; `*` allows any. */
  allowOrigins?: readonly string[] | undefined
  /** Lets other machines change the mocks too, for example the host of a container. */
  allowControl?: boolean | undefined
}

/** `boundTo` is the host name or address that the server listens on. */
export function accessOf(
  boundTo: string,
  { allowHosts = [], allowOrigins = [], allowControl = false }: AccessOptions = {},
): Access {
  const names = new Set([boundTo, ...allowHosts].map((name) => name.toLowerCase()))
  const origins = new Set(allowOrigins)
  // IP addresses cannot be rebound, so all are accepted when listening beyond loopback.
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
    mayControl(remoteAddress = '') {
      // A socket of both families writes IPv4 addresses as `::ffff:127.0.0.1`.
      return allowControl || isLocalName(remoteAddress.replace(/^::ffff:/, ''))
    },
  }
}

/** Strips the port. Empty for an invalid Host value. */
function nameOf(host: string): string {
  const [, address, name = ''] = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::\d+)?$/i.exec(host) ?? []
  return (address ?? name).toLowerCase()
}

function isLocalName(name: string): boolean {
  if (isIP(name) === 4) return name.startsWith('127.')
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1'
}
