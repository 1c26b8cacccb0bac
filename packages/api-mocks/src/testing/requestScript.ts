import { spreadsheetType } from '../lib/xlsx.ts'
import { sampleLocations } from '../world/company/sampleLocations.ts'
import { at } from './atLocations.ts'
import { allSamples } from './calls/allSamples.ts'

const [first, second, third] = sampleLocations

/** One step of a request sequence whose responses are byte-identical wherever the handlers run. */
export interface Step {
  name: string
  method?: string
  path: string
  body?: string
  /** User whose token is sent. An earlier step must log this user in. */
  as?: string
  accept?: string
}

export interface ResponseDigest {
  name: string
  status: number
  contentType: string
  sha256: string
}

const login = (name: string, username: string, password: string, path = '/api/user/login'): Step => ({
  name,
  method: 'POST',
  path,
  body: JSON.stringify({ username, password }),
})
const password = (oldPassword: string, newPassword: string, confirmedPassword = newPassword) =>
  JSON.stringify({ oldPassword, newPassword, confirmedPassword })

const reads: readonly string[] = [
  '/api/users/info',
  '/api/nodes',
  '/api/database/connection/status',
  '/api/version',
  '/api/hosts?mode=summary',
  '/api/hosts?mode=summary&search=db%20prod&sort-by=info.memoryTotal&sort-desc=true',
  '/api/hosts?mode=summary&older-than=2025-12-24T12:00:00%2B01:00&environment=PROD',
  `/api/hosts?mode=hostnames&${at(first, second)}`,
  '/api/hosts/locations',
  '/api/hosts/environments',
  '/api/hosts/technologies/all/databases/licenses/locations',
  '/api/hosts/clusters?mode=clusternames',
  '/api/settings/technologies',
  '/api/configuration',
  '/api/alerts?status=NEW',
  '/api/alerts?status=NEW&page=1&size=25&sort-by=date&sort-desc=true',
  '/chart/hosts/cores',
  '/thunder/oracle-cloud/configurations',
  '/thunder/aws/configurations',
  '/thunder/gcp/configurations',
  ...allSamples.flatMap((part) => part.reads),
]

const readStepsAs = (as: string, prefix = ''): Step[] =>
  reads.map((path) => ({
    name: `${as}: ${path}`,
    as,
    path: path.replace(/^\/(api|chart|thunder)/, `/$1${prefix}`),
  }))

export const requestSteps: readonly Step[] = [
  { name: 'ping', path: '/api/ping' },
  { name: 'repository', path: '/repo/index.json' },
  { name: 'no single sign-on', path: '/config_sso.json' },
  { name: 'no token', path: '/api/users/info' },
  { name: 'unreadable login', method: 'POST', path: '/api/user/login', body: 'username=admin' },
  login('wrong password', 'admin', 'wrong'),
  login('admin', 'admin', 'Admin.2026'),
  ...readStepsAs('admin'),
  login('operator', 'operator', 'Operator.2026'),
  ...readStepsAs('operator'),
  { name: 'foreign location', as: 'operator', path: `/api/hosts?mode=summary&${at(third)}` },
  login('directory', 'directory', 'Directory.2026', '/api/ldap/login'),
  ...readStepsAs('directory', '/ldap'),
  { name: 'workbook of the hosts', as: 'admin', path: '/api/hosts', accept: spreadsheetType },
  { name: 'unreadable date', as: 'admin', path: '/api/hosts?mode=summary&older-than=2025-10-30' },
  { name: 'unreadable severity', as: 'admin', path: '/api/alerts?severity=LOUD&size=25' },
  { name: 'page 0', as: 'admin', path: '/api/alerts?size=25&page=0' },
  { name: 'unknown route', as: 'admin', path: '/api/nothing/here' },
  { name: 'wrong method', as: 'admin', method: 'DELETE', path: '/api/version' },
  login('limited', 'limited', 'Limited.2026'),
  { name: 'limited: menu', as: 'limited', path: '/api/nodes' },
  {
    name: 'limited: wrong old password',
    as: 'limited',
    method: 'POST',
    path: '/api/users/limited/change-password',
    body: password('wrong', 'Better.2026'),
  },
  {
    name: 'limited: new password',
    as: 'limited',
    method: 'POST',
    path: '/api/users/limited/change-password',
    body: password('Limited.2026', 'Better.2026'),
  },
  login('limited again', 'limited', 'Better.2026'),
  { name: 'limited again: menu', as: 'limited again', path: '/api/nodes' },
]

/** Runs the steps in order against the server at `origin`. */
export async function runScript(origin: string, fetchFn: typeof fetch = fetch): Promise<ResponseDigest[]> {
  const tokens = new Map<string, string>()
  const digests: ResponseDigest[] = []
  for (const { name, method = 'GET', path, body, as, accept } of requestSteps) {
    const headers = {
      ...(as === undefined ? {} : { Authorization: `Bearer ${tokens.get(as) ?? ''}` }),
      ...(accept === undefined ? {} : { Accept: accept }),
    }
    const response = await fetchFn(origin + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    })
    const bytes = await response.arrayBuffer()
    if (path.endsWith('/login') && response.ok) tokens.set(name, new TextDecoder().decode(bytes))
    const contentType = response.headers.get('Content-Type') ?? ''
    digests.push({ name, status: response.status, contentType, sha256: await sha256(bytes) })
  }
  return digests
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** One line per response. */
export function digestLines(digests: readonly ResponseDigest[]): string[] {
  return digests.map(({ name, status, contentType, sha256: hash }) =>
    [status, hash.slice(0, 16), contentType, name].join(' | '),
  )
}

/** Numbers of hosts in the worlds that the script runs against. */
export const hostCounts = [0, 1, 100, 1000] as const
