import type { SsoConfig } from '../contract/index.ts'
import { sampleSso } from '../world/access/sampleSso.ts'

/** In a page: the provider is the page itself, which comes back at once with a code, since a worker serves no navigation. */
export function ssoInPage(console: string): SsoConfig {
  const login = `${console}login`
  return sampleSso({
    auth_url: `${login}?code=sample-admin&from=provider`,
    token_url: `${console}sso/token`,
    signoff_url: login,
    redirect_uri: login,
  })
}

/** Over HTTP: pages of the server, where a person chooses who signs on. */
export function ssoOverHttp(provider: string, console: string): SsoConfig {
  return sampleSso({
    auth_url: `${provider}/sso/authorize`,
    token_url: `${provider}/sso/token`,
    signoff_url: `${provider}/sso/logout`,
    redirect_uri: `${console}/login`,
  })
}
