import type { SsoConfig } from '../contract/wire.ts'
import { ldapLogin, tokenFor } from '../world/access/login.ts'
import { issueToken } from '../world/access/token.ts'
import { sampleUsers } from '../world/access/users.ts'
import { SERVER_VERSION } from '../world/createWorld.ts'
import type { World } from '../world/world.ts'
import type { Persona } from './personas.ts'

/** Applies the parts of a persona that can change without a new world. */
export function applyPersona(world: World, persona: Persona, sso: SsoConfig | undefined): void {
  world.databaseConnected = persona.databaseConnected
  world.configurationStored = persona.configurationStored
  world.version = persona.version ?? SERVER_VERSION
  world.sso = persona.provider === 'sso' ? sso : undefined
}

/** Token as issued at the persona's login, or an expired one. */
export function tokenOf(world: World, { user, provider, session }: Persona): string {
  if (provider === 'ldap') {
    const password = sampleUsers.find(({ username }) => username === user)?.password
    return ldapLogin(world, { username: user, password })
  }
  if (session === 'fresh') return tokenFor(world, user)
  const { TokenValidityTimeout } = world.configuration.APIService.AuthenticationProvider
  const groups = world.users.find(({ username }) => username === user)?.groups ?? []
  return issueToken(
    user,
    groups,
    world.clock.now() - 1000 * (TokenValidityTimeout + 60),
    TokenValidityTimeout,
  )
}
