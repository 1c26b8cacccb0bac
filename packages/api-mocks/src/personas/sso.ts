import type { SsoConfig } from '../contract/wire.ts'

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

type Addresses = Pick<SsoConfig, 'auth_url' | 'token_url' | 'signoff_url' | 'redirect_uri'>

/** Registration at the sample provider. The secret is a public sample. */
export function sampleSso(addresses: Addresses): SsoConfig {
  return {
    sso_visible: true,
    ...addresses,
    client_id: 'inventory-console',
    client_id_secret: 'Sample.sso',
    grant_type: 'authorization_code',
    response_type: 'code',
    scope: 'openid',
  }
}
