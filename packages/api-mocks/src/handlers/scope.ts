import type { Query } from '../lib/query.ts'
import type { World } from '../world.ts'

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
