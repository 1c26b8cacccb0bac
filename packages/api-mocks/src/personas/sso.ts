import type { SsoConfig } from '../contract/wire.ts'
import { sampleSso } from '../world/access/sampleSso.ts'

/** In a page the login URL already contains a code, because a service worker serves no navigation. */
export function ssoInPage(console: string): SsoConfig {
  const login = `${console}login`
  return sampleSso({
    auth_url: `${login}?code=sample-admin&from=provider`,
    token_url: `${console}sso/token`,
    signoff_url: login,
    redirect_uri: login,
  })
}

/** Over HTTP the server has sign-on pages that offer a choice of users. */
export function ssoOverHttp(provider: string, console: string): SsoConfig {
  return sampleSso({
    auth_url: `${provider}/sso/authorize`,
    token_url: `${provider}/sso/token`,
    signoff_url: `${provider}/sso/logout`,
    redirect_uri: `${console}/login`,
  })
}
