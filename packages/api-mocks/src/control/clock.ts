import { NOW, toTimestamp, fixedClock, runningClock, type Clock } from '../lib/time.ts'

/** Clock of the mocks: fixed at `now`, or following `source` with an offset of `ahead` milliseconds. */
export function controlledClock(source: () => number) {
  let current = fixedClock(NOW)
  const clock: Clock = {
    now: () => current.now(),
    set: (moment) => current.set(moment),
    move: (milliseconds) => current.move(milliseconds),
  }
  return {
    clock,
    configure: (now: number | string | undefined, ahead = 0) => {
      current = now === undefined ? runningClock(() => source() + ahead) : fixedClock(toTimestamp(now))
    },
  }
}

export interface OverridableClock extends Clock {
  /** Overrides the current time until called with undefined. */
  override: (moment: number | undefined) => void
}

/** A world's clock. `override` sets it while the world is created or replays changes at an earlier time. */
export function overridableClock(source: Clock): OverridableClock {
  let overriddenTime: number | undefined
  return {
    ...source,
    now: () => overriddenTime ?? source.now(),
    override: (moment) => {
      overriddenTime = moment
    },
  }
}
