/** Current time in stories and tests. */
export const NOW = '2026-03-16T09:30:00.000Z'

export const DAY = 86_400_000

/** The server's clock, in milliseconds since 1970. */
export interface Clock {
  now: () => number
  /** Sets the current time; a ticking clock continues from there. */
  set: (moment: number | string) => void
  move: (milliseconds: number) => void
}

/** A clock that only advances by `set` and `move`. */
export function stillClock(start: number | string = NOW): Clock {
  let now = instant(start)
  return {
    now: () => now,
    set: (moment) => {
      now = instant(moment)
    },
    move: (milliseconds) => {
      now += milliseconds
    },
  }
}

/** A clock that follows `source`. Only the entry points of the package pass real time. */
export function tickingClock(source: () => number): Clock {
  let offset = 0
  return {
    now: () => source() + offset,
    set: (moment) => {
      offset = instant(moment) - source()
    },
    move: (milliseconds) => {
      offset += milliseconds
    },
  }
}

export function instant(moment: number | string): number {
  const value = typeof moment === 'number' ? moment : Date.parse(moment)
  if (!Number.isFinite(value)) throw new RangeError(`${moment} is not a moment`)
  return value
}
