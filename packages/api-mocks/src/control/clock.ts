import { instant, stillClock, tickingClock, type Clock } from '../lib/clock.ts'

/** The clock of the mocks: it stands still at a moment, or follows the source, so many milliseconds ahead. */
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
  /** Shows that moment until it is let go with undefined. */
  hold: (moment: number | undefined) => void
}

/** The clock of one world, which can be made and written to as of another moment. */
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
