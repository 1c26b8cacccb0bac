import type { Query } from '../../lib/http/query.ts'
import type { GuardedCaller } from '../../world/access/access.ts'
import type { HostReport } from '../../world/hosts/hostStore.ts'
import type { World } from '../../world/world.ts'

/** The three global filters of a list. */
export interface Scope {
  moment: number
  /** Nobody asked for less than all that is there now. */
  isEverything: boolean
  covers: (place: { location: string; environment: string }) => boolean
}

export function scopeOf(world: World, query: Query, location: readonly string[] | undefined): Scope {
  const environment = query.text('environment')
  const now = world.clock.now()
  const olderThan = query.moment('older-than')
  return {
    moment: Math.min(olderThan ?? now, now),
    isEverything: location === undefined && environment === undefined && olderThan === undefined,
    covers: (place) =>
      (location === undefined || location.includes(place.location)) &&
      (environment === undefined || environment === place.environment),
  }
}

/**
 * For calls that put in the locations themselves when none is asked for: an admin's are those that have hosts now. The
 * word All next to other locations is looked for among the hosts, and hides those elsewhere.
 */
export function ownScopeOf(world: World, query: Query, caller: GuardedCaller): Scope {
  const own = visibleLocations(world, caller)
  const unlimited = own.length === 0 || own.join(',').toLowerCase() === 'all'
  return scopeOf(world, query, caller.location ?? (unlimited ? undefined : own))
}

/** Of an admin: where there are hosts now. Of others: what their roles say. */
export function visibleLocations(world: World, caller: GuardedCaller): string[] {
  if (!caller.isAdmin) return caller.locations
  const hosts = world.hosts.at(world.clock.now())
  return [...new Set(hosts.map(({ location }) => location))]
}

export function inScope(world: World, { moment, covers }: Scope): HostReport[] {
  return world.hosts.reports(moment).filter(({ row }) => covers(row))
}
