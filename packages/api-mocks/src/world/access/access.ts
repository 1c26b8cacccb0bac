import { httpError, emptyHttpError } from '../../lib/http/http.ts'
import type { World } from '../world.ts'
import { readToken } from './token.ts'

export interface Caller {
  username: string
  /** Stored groups with a tag in the token, and `limited`. */
  groups: string[]
  isAdmin: boolean
  roles: string[]
  /** Locations of the user's roles. Empty for a directory user; `['']` if the roles have none. */
  locations: string[]
}

/** Reads the user from the token; throws 401 without a valid one. */
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
  if (authorization === null) throw httpError(401, 'missing Authorization header')
  if (!authorization.startsWith('Bearer ')) throw httpError(401, 'invalid Authorization header')
  const claims = readToken(authorization.slice('Bearer '.length), world.clock.now())
  if (claims) return claims
  throw httpError(401, new URL(request.url).pathname.includes('/ldap/') ? 'Invalid token' : 'invalid token')
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
  /** Location filter after the guard; undefined for no filter. */
  location: readonly string[] | undefined
}

/**
 * Location guard of the API service (except settings): applies the user's locations, or throws 403 without
 * a body.
 */
export function authorize(world: World, request: Request): GuardedCaller {
  const caller = authenticate(world, request)
  const requestedLocations = splitLocations(new URL(request.url).searchParams.get('location'))
  const everywhere = caller.isAdmin || caller.locations.some((name) => name.toLowerCase() === 'all')
  // The server sets the joined locations; an empty string means no filter.
  if (everywhere || (requestedLocations === undefined && caller.locations.join('') === ''))
    return { ...caller, location: requestedLocations }
  if (requestedLocations === undefined) return { ...caller, location: caller.locations }
  if (!requestedLocations.some((name) => caller.locations.includes(name))) throw emptyHttpError(403)
  return { ...caller, location: requestedLocations }
}

function splitLocations(query: string | null): string[] | undefined {
  if (query === null || query === '' || query.toLowerCase() === 'all') return undefined
  return query.split(',')
}

/** Guard of admin operations: throws 401 without a body. */
export function authorizeAdmin(world: World, request: Request): GuardedCaller {
  const caller = authorize(world, request)
  if (!caller.isAdmin) throw emptyHttpError(401)
  return caller
}

/** Throws 403 in read-only mode, which only some writes of the API service check. */
export function requireWritable(world: World): void {
  if (world.configuration.APIService.ReadOnly) throw httpError(403, 'the server is read-only')
}

/** Finds a host; throws 404 for an unknown one and 403 for one at another location. */
export function hostFor(world: World, caller: GuardedCaller, hostname: string, moment = world.clock.now()) {
  const host = world.hosts.find(hostname, moment)
  if (host === undefined) throw httpError(404, `host ${hostname} not found`)
  if (!canSeeLocation(world, caller, host.location))
    throw httpError(403, `host ${hostname} is at another location`)
  return host
}

/** For an admin, only the locations of current hosts are visible. */
export function canSeeLocation(world: World, caller: GuardedCaller, location: string): boolean {
  const own = caller.isAdmin ? currentLocations(world) : caller.locations
  const allowedNames = ['all', location.toLowerCase()]
  return own.some((name) => allowedNames.includes(name.toLowerCase()))
}

export function currentLocations(world: World): string[] {
  return [...new Set(world.hosts.rowsAt(world.clock.now()).map(({ location }) => location))]
}
