import { isRecord } from '@inventory-console/ui/lib/records'

/** Base URLs of the four parts of the server; null for one that config.json does not name. */
export interface Config {
  api: string
  chart: string | null
  cloud: string | null
  repository: string | null
  /** Milliseconds without input before the session ends; null disables the timeout. */
  idleTimeout: number | null
}

export type ConfigProblem =
  | 'network'
  | 'timeout'
  | 'status'
  | 'notJson'
  | 'notObject'
  | 'noScheme'
  | 'noApi'
  | 'badTimeout'

export class ConfigError extends Error {
  readonly problem: ConfigProblem
  constructor(problem: ConfigProblem, detail: string) {
    super(detail)
    this.name = 'ConfigError'
    this.problem = problem
  }
}

/** Milliseconds, equal to the timeout of lazy-loaded modules. */
const configTimeout = 120_000

/** Loads `config.json` before anything renders. Rejects with a ConfigError. */
export async function loadConfig(
  base: URL,
  fetcher: typeof fetch = fetch,
  timeout = configTimeout,
): Promise<Config> {
  const url = new URL('config.json', base)
  const signal = AbortSignal.timeout(timeout)
  const failed = (error: unknown): never => {
    throw new ConfigError(signal.aborted ? 'timeout' : 'network', `GET ${url.pathname}: ${String(error)}`)
  }
  const response = await fetcher(url, { cache: 'no-store', signal }).catch(failed)
  const text = await response.text().catch(failed)
  const body = parseJson(text)
  if (!response.ok) {
    const description = isRecord(body) ? body['ErrorDescription'] : undefined
    const reason = typeof description === 'string' ? description : response.statusText
    throw new ConfigError('status', `GET ${url.pathname}: ${`${response.status} ${reason}`.trim()}`)
  }
  // Many web servers serve the start page with status 200 for a missing file.
  if (body === undefined) throw new ConfigError('notJson', `GET ${url.pathname}: ${text.trim().slice(0, 40)}`)
  if (!isRecord(body)) throw new ConfigError('notObject', `GET ${url.pathname}: ${text.trim().slice(0, 40)}`)
  const incomplete = urlKeys.find((key) => hasNoScheme(body[key]))
  if (incomplete !== undefined) {
    const value = String(body[incomplete]).trim()
    throw new ConfigError('noScheme', `GET ${url.pathname}: ${incomplete} "${value}" → "https://${value}"`)
  }
  const api = parseBaseUrl(body['APIServiceBaseUrl'], base)
  if (!api) throw new ConfigError('noApi', `GET ${url.pathname}: APIServiceBaseUrl`)
  const minutes = body['IdleTimeoutMinutes']
  if (!isTimeout(minutes))
    throw new ConfigError('badTimeout', `GET ${url.pathname}: IdleTimeoutMinutes ${JSON.stringify(minutes)}`)
  return {
    api,
    chart: parseBaseUrl(body['ChartServiceBaseUrl'], base),
    cloud: parseBaseUrl(body['ThunderServiceBaseUrl'], base),
    repository: parseBaseUrl(body['RepoServiceBaseUrl'], base),
    idleTimeout: minutes ? minutes * 60_000 : null,
  }
}

const urlKeys = [
  'APIServiceBaseUrl',
  'ChartServiceBaseUrl',
  'ThunderServiceBaseUrl',
  'RepoServiceBaseUrl',
] as const

/**
 * Without a scheme, `api.example.net/api` resolves to a path of this server, and `localhost:11113` to the
 * scheme `localhost:`.
 */
function hasNoScheme(value: unknown): boolean {
  if (typeof value !== 'string' || value.trim() === '') return false
  return !/^(?:\/|[a-z][\w+.-]*:(?!\d))/i.test(value.trim())
}

/** A limit that cannot be read must not become no limit. */
function isTimeout(value: unknown): value is number | null | undefined {
  return value === undefined || value === null || (typeof value === 'number' && value >= 0)
}

/** Returns an absolute URL without trailing slashes, or null unless the value is an http(s) URL or path. */
export function parseBaseUrl(value: unknown, base: URL): string | null {
  if (typeof value !== 'string' || value.trim() === '') return null
  if (!URL.canParse(value.trim(), base.href)) return null
  const url = new URL(value.trim(), base)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null
  return `${url.origin}${withoutTrailingSlashes(url.pathname)}`
}

// Not /\/+$/: that pattern restarts at every slash, which is quadratic.
function withoutTrailingSlashes(path: string): string {
  let end = path.length
  while (path.charAt(end - 1) === '/') end -= 1
  return path.slice(0, end)
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
