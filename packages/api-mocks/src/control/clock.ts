import { instant, stillClock, tickingClock, type Clock } from '../lib/clock.ts'

/** Clock of the mocks: fixed at `now`, or following `source` with an offset of `ahead` milliseconds. */
export function controlledClock(source: () => number) {
  let current = stillClock()
  const clock: Clock = {
    now: () => current.now(),
    set: (moment) => current.set(moment),
    move: (milliseconds) => current.move(milliseconds),
  }
  return {
    clock,
    follow: (now: number | string | undefined, ahead = 0) => {
      current = now === undefined ? tickingClock(() => source() + ahead) : stillClock(instant(now))
    },
  }
}

export interface HeldClock extends Clock {
  /** Overrides the current time until called with undefined. */
  hold: (moment: number | undefined) => void
}

/** A world's clock. `hold` overrides it while the world is created or replays changes at an earlier time. */
export function heldClock(live: Clock): HeldClock {
  let held: number | undefined
  return {
    ...live,
    now: () => held ?? live.now(),
    hold: (moment) => {
      held = moment
    },
  }
}
