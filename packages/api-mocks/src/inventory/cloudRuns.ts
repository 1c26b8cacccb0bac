import { DAY } from '../lib/clock.ts'
import type { World } from '../world.ts'

export type RunCloud = 'oci' | 'aws' | 'gcp'

/** One collection of recommendations from all profiles that were active at that moment. */
export interface Run {
  seq: number
  at: number
  /** Ids of the profiles. */
  profiles: string[]
}

const runClouds: readonly RunCloud[] = ['oci', 'aws', 'gcp']

/** Runs before the world starts: one every night. */
const EARLIER = 12
const NIGHT = 3 * 3_600_000

export function firstRuns(world: World): void {
  if (world.hosts.facts.length === 0) return
  for (const cloud of runClouds) {
    for (let seq = 1; seq <= EARLIER; seq += 1) {
      const at = (world.hosts.startDay - EARLIER + seq) * DAY + NIGHT
      world.runs[cloud].push({ seq, at, profiles: activeProfiles(world, cloud) })
    }
  }
}

export function startRun(world: World, cloud: RunCloud): void {
  const seq = (world.runs[cloud].at(-1)?.seq ?? 0) + 1
  world.runs[cloud].push({ seq, at: world.clock.now(), profiles: activeProfiles(world, cloud) })
}

export function latestRun(world: World, cloud: RunCloud): Run | undefined {
  return world.runs[cloud].findLast(({ at }) => at <= world.clock.now())
}

function activeProfiles(world: World, cloud: RunCloud): string[] {
  return world.profiles[cloud].filter(({ selected }) => selected).map(({ id }) => id)
}

/** The profiles of a run that are there, and active, now. */
export function stillActive<Profile extends { id: string; selected: boolean }>(
  run: Run | undefined,
  profiles: readonly Profile[],
): Profile[] {
  return profiles.filter(({ id, selected }) => selected && run?.profiles.includes(id))
}
