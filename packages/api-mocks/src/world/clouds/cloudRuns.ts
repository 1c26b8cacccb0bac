import type { Fake } from '../../lib/random.ts'
import { DAY, type Clock } from '../../lib/time.ts'
import type { HostStore } from '../hosts/hostStore.ts'

export type RunCloud = 'oci' | 'aws' | 'gcp'

/** A collection of recommendations from the profiles that were active at that time. */
export interface Run {
  seq: number
  startedAt: number
  /** Profile ids. */
  profiles: string[]
}

interface Profile {
  id: string
  selected: boolean
}

type Profiles = Readonly<Record<RunCloud, readonly Profile[]>>
type Runs = Record<RunCloud, Run[]>

/** Number of runs before the start of the world, one per night. */
const EARLIER = 12
const NIGHT = 3 * 3_600_000

export function firstRuns({ facts, startDay }: HostStore, profiles: Profiles): Runs {
  const nights = Array.from({ length: facts.length === 0 ? 0 : EARLIER }, (_, index) => index + 1)
  const runsOf = (cloud: RunCloud) =>
    nights.map((seq) => ({
      seq,
      startedAt: (startDay - EARLIER + seq) * DAY + NIGHT,
      profiles: activeIds(profiles[cloud]),
    }))
  return { oci: runsOf('oci'), aws: runsOf('aws'), gcp: runsOf('gcp') }
}

interface RunState {
  clock: Clock
  profiles: Profiles
  runs: Runs
}

export function startRun({ clock, profiles, runs }: RunState, cloud: RunCloud): void {
  const seq = (runs[cloud].at(-1)?.seq ?? 0) + 1
  runs[cloud].push({ seq, startedAt: clock.now(), profiles: activeIds(profiles[cloud]) })
}

export function latestRun(
  { clock, runs }: Pick<RunState, 'clock' | 'runs'>,
  cloud: RunCloud,
): Run | undefined {
  return runs[cloud].findLast(({ startedAt }) => startedAt <= clock.now())
}

function activeIds(profiles: readonly Profile[]): string[] {
  return profiles.filter(({ selected }) => selected).map(({ id }) => id)
}

/** Profiles of a run that still exist and are active. */
export function stillActive<Item extends Profile>(run: Run | undefined, profiles: readonly Item[]): Item[] {
  return profiles.filter(({ id, selected }) => selected && run?.profiles.includes(id))
}

/** True if the recommendation is in the run. Each item is missing in one run of twelve. */
export function isOpenIn(fake: Fake, item: number, seq: number): boolean {
  return fake(5000 + item).number.int(11) !== seq % 12
}
