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
export function fixedClock(start: number | string = NOW): Clock {
  let now = toTimestamp(start)
  return {
    now: () => now,
    set: (moment) => {
      now = toTimestamp(moment)
    },
    move: (milliseconds) => {
      now += milliseconds
    },
  }
}

/** A clock that follows `source`. Only the entry points of the package pass real time. */
export function runningClock(source: () => number): Clock {
  let offset = 0
  return {
    now: () => source() + offset,
    set: (moment) => {
      offset = toTimestamp(moment) - source()
    },
    move: (milliseconds) => {
      offset += milliseconds
    },
  }
}

export function toTimestamp(moment: number | string): number {
  const value = typeof moment === 'number' ? moment : Date.parse(moment)
  if (!Number.isFinite(value)) throw new RangeError(`${moment} is not a moment`)
  return value
}
