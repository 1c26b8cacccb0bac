import { ssoOverHttp } from '../../personas/sso.ts'
import type { World } from '../../world/world.ts'
import type { Ask } from '../client.ts'
import type { PartCalls } from './partCalls.ts'

const offered = (world: World) => {
  world.sso = ssoOverHttp('http://localhost', 'http://localhost')
}

const exchange = (changes: Record<string, string> = {}, basic = 'inventory-console:Sample.sso'): Ask => ({
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

export const signOnCalls: PartCalls = {
  good: {},
  errors: [
    [200, '/config_sso.json', {}, offered],
    [200, '/sso/token', exchange(), offered],
    [400, '/sso/token', exchange({ grant_type: 'password' }), offered],
    [400, '/sso/token', exchange({ code: 'sample-nobody' }), offered],
    [400, '/sso/token', exchange({ redirect_uri: 'http://elsewhere' }), offered],
    [401, '/sso/token', exchange({}, 'inventory-console:guess'), offered],
    [401, '/sso/token', exchange({ client_id: 'another' }), offered],
  ],
  reads: [],
}
