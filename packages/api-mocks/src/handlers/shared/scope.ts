import type { Query } from '../../lib/http/query.ts'
import { currentLocations, type GuardedCaller } from '../../world/access/access.ts'
import type { Archive, HostReport } from '../../world/hosts/hostStore.ts'
import type { World } from '../../world/world.ts'

/** Global filters of a list. */
export interface Scope {
  moment: number
  /** Set if the request has a date. */
  archive: Archive | undefined
  /** True without any filter. */
  isUnfiltered: boolean
  covers: (entity: { location: string; environment: string }) => boolean
}

export function scopeOf(world: World, query: Query, location: readonly string[] | undefined): Scope {
  const environment = query.text('environment')
  const now = world.clock.now()
  const olderThan = query.moment('older-than')
  return {
    moment: Math.min(olderThan ?? now, now),
    archive: olderThan === undefined ? undefined : archiveOf(world),
    isUnfiltered: location === undefined && environment === undefined && olderThan === undefined,
    covers: (entity) =>
      (location === undefined || location.includes(entity.location)) &&
      (environment === undefined || environment === entity.environment),
  }
}

/** Retention of archived documents, from the configuration of ArchivedHostCleaningJob. */
export function archiveOf({ clock, configuration }: World): Archive {
  return {
    retainedSince: clock.now() - configuration.DataService.ArchivedHostCleaningJob.HourThreshold * 3_600_000,
  }
}

/**
 * Scope of operations that default to the user's visible locations. Like the server, All next to other
 * locations is matched as a plain name.
 */
export function ownScopeOf(world: World, query: Query, caller: GuardedCaller): Scope {
  const own = visibleLocations(world, caller)
  const unlimited = ['', 'all'].includes(own.join(',').toLowerCase())
  return scopeOf(world, query, caller.location ?? (unlimited ? undefined : own))
}

/** For admins the locations of the current hosts; for others those of their roles. */
export function visibleLocations(world: World, caller: GuardedCaller): string[] {
  return caller.isAdmin ? currentLocations(world) : caller.locations
}

export function inScope(world: World, { moment, archive, covers }: Scope): HostReport[] {
  return world.hosts.reports(moment, archive).filter(({ row }) => covers(row))
}
