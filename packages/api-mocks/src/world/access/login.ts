import type { Credentials } from '../../contract/wire.ts'
import { httpError } from '../../lib/http/http.ts'
import type { World } from '../world.ts'
import { issueToken } from './token.ts'

/** Token of a stored user, as issued at login. */
export function tokenFor(world: World, username: string): string {
  const user = world.users.find((candidate) => candidate.username === username)
  if (!user) throw new Error(`The world has no user ${username}`)
  return token(world, user.username, user.groups)
}

export function basicLogin(world: World, body: unknown): string {
  const { username, password } = credentials(body)
  // The server matches names case-insensitively and by substring; the mocks by whole name.
  const user = world.users.find((candidate) => candidate.username.toLowerCase() === username.toLowerCase())
  if (!user || user.password !== password) throw httpError(401, 'invalid username or password')
  return token(world, user.username, user.groups)
}

export function ldapLogin(world: World, body: unknown): string {
  const { username, password } = credentials(body)
  const user = world.directory.find((candidate) => candidate.username === username)
  const groups = world.groups.filter(({ tags }) => tags?.some((tag) => user?.units.includes(tag)))
  if (!user || user.password !== password || groups.length === 0)
    throw httpError(401, 'invalid username or password')
  return token(
    world,
    user.username,
    groups.map(({ name }) => name),
  )
}

function token(world: World, username: string, groups: string[]): string {
  const { TokenValidityTimeout } = world.configuration.APIService.AuthenticationProvider
  return issueToken(username, groups, world.clock.now(), TokenValidityTimeout)
}

/** Unlike other operations, ignores unknown keys and treats missing ones as empty. */
function credentials(body: unknown): Credentials {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw httpError(400, 'cannot read the body')
  const { username = '', password = '' }: { username?: unknown; password?: unknown } = body
  if (typeof username !== 'string' || typeof password !== 'string')
    throw httpError(400, 'cannot read the body')
  return { username, password }
}
