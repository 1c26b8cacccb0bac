import type { SsoConfig } from '../../contract/wire.ts'

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
