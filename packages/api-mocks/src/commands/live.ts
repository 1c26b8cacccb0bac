import type { ParseArgsOptionsConfig } from 'node:util'
import type { Deployment } from '../verify/liveClient.ts'
import { address, oneOf, UsageError, wholeNumber } from './usage.ts'

export const liveOptions = {
  api: { type: 'string' },
  chart: { type: 'string' },
  cloud: { type: 'string' },
  repository: { type: 'string' },
  console: { type: 'string' },
  user: { type: 'string' },
  provider: { type: 'string' },
  timeout: { type: 'string' },
} as const satisfies ParseArgsOptionsConfig

export const liveUsage = `  --api <address>         the API service; when it ends in /api, the others are beside it
  --chart, --cloud, --repository, --console <address>
  --user <name>           the password comes from the variable MOCKS_PASSWORD
  --provider <name>       basic (default) or ldap
  --timeout <number>      timeout of a call in milliseconds; default 30000
`

type Values = Readonly<Partial<Record<keyof typeof liveOptions, string>>>

export function deploymentOf(values: Values, env: Readonly<Record<string, string | undefined>>): Deployment {
  const api = address('api', values.api)
  if (api === undefined) throw new UsageError('--api is missing')
  if (values.user === undefined) throw new UsageError('--user is missing')
  const password = env['MOCKS_PASSWORD']
  if (password === undefined) throw new UsageError('the variable MOCKS_PASSWORD is missing')
  const siblingUrl = (name: string) =>
    api.endsWith('/api') ? api.slice(0, -'/api'.length) + name : undefined
  const urls = {
    api,
    chart: address('chart', values.chart) ?? siblingUrl('/chart'),
    cloud: address('cloud', values.cloud) ?? siblingUrl('/thunder'),
    repository: address('repository', values.repository) ?? siblingUrl('/repo'),
    console: address('console', values.console) ?? siblingUrl(''),
  }
  const named = Object.entries(urls).filter(([, url]) => url !== undefined)
  return {
    urls: Object.fromEntries(named),
    username: values.user,
    password,
    provider: oneOf('provider', values.provider, ['basic', 'ldap'] as const) ?? 'basic',
    timeout: wholeNumber('timeout', values.timeout, 3_600_000) ?? 30_000,
  }
}
