import { ssoOverHttp } from '../../personas/sso.ts'
import type { World } from '../../world/world.ts'
import type { RequestOptions } from '../client.ts'
import type { RequestSamples } from './requestSamples.ts'

const enableSso = (world: World) => {
  world.sso = ssoOverHttp('http://localhost', 'http://localhost')
}

const exchangeCode = (
  changes: Record<string, string> = {},
  basic = 'inventory-console:Sample.sso',
): RequestOptions => ({
  method: 'POST',
  basic,
  body: new URLSearchParams({
    grant_type: 'authorization_code',
    code: 'sample-operator',
    client_id: 'inventory-console',
    redirect_uri: 'http://localhost/login',
    ...changes,
  }).toString(),
})

export const signOnCalls: RequestSamples = {
  valid: {},
  errors: [
    [200, '/config_sso.json', {}, enableSso],
    [200, '/sso/token', exchangeCode(), enableSso],
    [400, '/sso/token', exchangeCode({ grant_type: 'password' }), enableSso],
    [400, '/sso/token', exchangeCode({ code: 'sample-nobody' }), enableSso],
    [400, '/sso/token', exchangeCode({ redirect_uri: 'http://elsewhere' }), enableSso],
    [401, '/sso/token', exchangeCode({}, 'inventory-console:guess'), enableSso],
    [401, '/sso/token', exchangeCode({ client_id: 'another' }), enableSso],
  ],
  reads: [],
}
