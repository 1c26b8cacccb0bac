/** The moment of every story and test. */
export const NOW = '2026-03-16T09:30:00.000Z'

export const DAY = 86_400_000

/** The server's clock; milliseconds since 1970. */
export interface Clock {
  now: () => number
  /** Sets the clock; one that ticks goes on from there. */
  set: (moment: number | string) => void
  move: (milliseconds: number) => void
}

/** Stands still until it is set or moved. */
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

/** Ticks with the source handed in; the source is real time at the edges of the package only. */
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
