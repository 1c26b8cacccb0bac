/** Fixed time of stories and of the tests of this repository. */
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
export function fixedClock(start: number | string): Clock {
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

let fixedTime: number | undefined

/**
 * Stops the time of fixtures, and of worlds and servers that are created without one, for example for snapshots.
 * Call it in a setup file, because fixtures keep the time of their first use. `undefined` returns to real time, the
 * default.
 */
export function fixTime(moment: number | string | undefined): void {
  fixedTime = moment === undefined ? undefined : toTimestamp(moment)
}

/** Real time, which fake timers of a test may set, or that of `fixTime`. */
export function currentTime(): number {
  return fixedTime ?? Date.now()
}

/** Clock of a world without one. */
export function defaultClock(): Clock {
  return fixedTime === undefined ? runningClock(() => Date.now()) : fixedClock(fixedTime)
}

/** A clock that follows `source`. */
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

/** Formats in UTC without trailing zeros in the milliseconds, as the server encodes typed values. */
export function utc(moment: number): string {
  return `${local(moment)}Z`
}

/** Formats in the server's time zone with an offset, as in responses built from raw documents. */
export function withOffset(moment: number, minutes: number): string {
  const sign = minutes < 0 ? '-' : '+'
  const zone = Math.abs(minutes)
  return `${local(moment + minutes * 60_000)}${sign}${two(Math.trunc(zone / 60))}:${two(zone % 60)}`
}

function local(moment: number): string {
  const second = Math.floor(moment / 1000)
  const fraction = String(moment - second * 1000)
    .padStart(3, '0')
    .replace(/0+$/, '')
  return `${day(moment)}T${clockTime(second)}${fraction === '' ? '' : `.${fraction}`}`
}

function clockTime(second: number): string {
  const inDay = ((second % 86_400) + 86_400) % 86_400
  return `${two(Math.trunc(inDay / 3600))}:${two(Math.trunc(inDay / 60) % 60)}:${two(inDay % 60)}`
}

/** Formats as YYYY-MM-DD. Computed from the day number because creating `Date` objects is slower. */
export function day(moment: number): string {
  const shifted = Math.floor(moment / 86_400_000) + 719_468
  const era = Math.floor(shifted / 146_097)
  const inEra = shifted - era * 146_097
  const yearInEra = Math.floor(
    (inEra - Math.floor(inEra / 1460) + Math.floor(inEra / 36_524) - Math.floor(inEra / 146_096)) / 365,
  )
  const inYear = inEra - (365 * yearInEra + Math.floor(yearInEra / 4) - Math.floor(yearInEra / 100))
  const marchMonth = Math.floor((5 * inYear + 2) / 153)
  const date = inYear - Math.floor((153 * marchMonth + 2) / 5) + 1
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  const year = yearInEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`
}

/** Subtracts calendar months; a day beyond the end of the month overflows into the next one. */
export function monthsBefore(moment: number, months: number): number {
  const [year = 1970, month = 1, date = 1] = day(moment).split('-').map(Number)
  return Date.UTC(year, month - 1 - months, date) + (((moment % 86_400_000) + 86_400_000) % 86_400_000)
}

function two(value: number): string {
  return value < 10 ? `0${value}` : String(value)
}

const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/

/** Parses an RFC 3339 query parameter; undefined if the server rejects it (no zone, no time, no such day). */
export function parseMoment(text: string): number | undefined {
  if (!rfc3339.test(text)) return undefined
  const moment = Date.parse(text)
  const date = text.slice(0, 10)
  // `Date.parse` turns 31 February into 3 March; the server rejects it.
  const isDay = !Number.isNaN(moment) && day(Date.parse(`${date}T00:00:00Z`)) === date
  return isDay ? moment : undefined
}
