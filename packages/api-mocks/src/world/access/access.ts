import { refuse, refuseSilently } from '../../lib/http/errors.ts'
import type { World } from '../world.ts'
import { readToken } from './token.ts'

export interface Caller {
  username: string
  /** Names of the groups of the store whose tags the token carries, and `limited`. */
  groups: string[]
  isAdmin: boolean
  roles: string[]
  /** Of the roles of a stored user's groups. Empty for a directory user; `['']` where the roles have none yet. */
  locations: string[]
}

/** Who asks; without a valid token the answer is 401. */
export function authenticate(world: World, request: Request): Caller {
  const claims = bearer(world, request)
  const groups = world.groups.filter(({ tags }) => tags?.some((tag) => claims.groups.includes(tag)))
  const limited = claims.groups.includes('limited') ? ['limited'] : []
  const names = [...groups.map(({ name }) => name), ...limited]
  return {
    username: claims.sub,
    groups: names,
    isAdmin: names.includes('admin'),
    roles: [...new Set(groups.flatMap(({ roles }) => roles))],
    locations: locationsOf(world, claims.sub, names),
  }
}

function bearer(world: World, request: Request) {
  const authorization = request.headers.get('Authorization')
  if (authorization === null) throw refuse(401, 'missing Authorization header')
  if (!authorization.startsWith('Bearer ')) throw refuse(401, 'invalid Authorization header')
  const claims = readToken(authorization.slice('Bearer '.length), world.clock.now())
  if (claims) return claims
  throw refuse(401, new URL(request.url).pathname.includes('/ldap/') ? 'Invalid token' : 'invalid token')
}

/** A stored group counts only if one of its tags is its own name. */
function locationsOf(world: World, username: string, matched: readonly string[]): string[] {
  const user = world.users.find((candidate) => candidate.username === username)
  const groups = world.groups.filter(({ name }) => matched.includes(name) && user?.groups.includes(name))
  const roles = groups.flatMap((group) => group.roles)
  return [
    ...new Set(world.roles.filter(({ name }) => roles.includes(name)).flatMap(({ locations }) => locations)),
  ]
}

export interface GuardedCaller extends Caller {
  /** The location query after the guard; undefined when nothing is filtered. */
  location: readonly string[] | undefined
}

/** The guard on every call of the API service but settings: fills the location in, or answers 403 without a body. */
export function authorize(world: World, request: Request): GuardedCaller {
  const caller = authenticate(world, request)
  const asked = splitLocations(new URL(request.url).searchParams.get('location'))
  const everywhere = caller.isAdmin || caller.locations.some((name) => name.toLowerCase() === 'all')
  // The server fills in the joined locations, and an empty text is no filter.
  if (everywhere || (asked === undefined && caller.locations.join('') === ''))
    return { ...caller, location: asked }
  if (asked === undefined) return { ...caller, location: caller.locations }
  if (!asked.some((name) => caller.locations.includes(name))) throw refuseSilently(403)
  return { ...caller, location: asked }
}

function splitLocations(query: string | null): string[] | undefined {
  if (query === null || query === '' || query.toLowerCase() === 'all') return undefined
  return query.split(',')
}

/** The second guard of some calls: 401 without a body for all but admins. */
export function authorizeAdmin(world: World, request: Request): GuardedCaller {
  const caller = authorize(world, request)
  if (!caller.isAdmin) throw refuseSilently(401)
  return caller
}

/** The switch of the configuration that some writes of the API service heed. */
export function refuseWhenReadOnly(world: World): void {
  if (world.configuration.APIService.ReadOnly) throw refuse(403, 'the server is read-only')
}

/** A call about one host: unknown names answer 404, hosts at places that are not the caller's 403. */
export function hostFor(world: World, caller: GuardedCaller, hostname: string, moment = world.clock.now()) {
  const host = world.hosts.known(hostname, moment)
  if (host === undefined) throw refuse(404, `host ${hostname} not found`)
  if (!maySee(world, caller, host.location)) throw refuse(403, `host ${hostname} is at another location`)
  return host
}

/** For an administrator: the locations that have a host now. */
export function maySee(world: World, caller: GuardedCaller, location: string): boolean {
  const own = caller.isAdmin ? currentLocations(world) : caller.locations
  const wanted = ['all', location.toLowerCase()]
  return own.some((name) => wanted.includes(name.toLowerCase()))
}

export function currentLocations(world: World): string[] {
  return [...new Set(world.hosts.at(world.clock.now()).map(({ location }) => location))]
}
