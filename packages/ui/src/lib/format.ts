import { parseTime, twoDigits, type Time } from './dates.ts'

/** Placeholder for missing values. */
export const missingValue = '-'

/** The smallest number that lists show. A filter from it selects all numbers above zero. */
export const smallestNumber = 0.001

// Manual formatting, because Intl.DateTimeFormat is tens of times slower and tables format 100,000 dates.
function dayAndMonth(date: Date): string {
  return `${twoDigits[date.getDate()]}/${twoDigits[date.getMonth() + 1]}`
}

function day(date: Date): string {
  return `${dayAndMonth(date)}/${String(date.getFullYear()).padStart(4, '0')}`
}

function timeOfDay(date: Date): string {
  return `${twoDigits[date.getHours()]}:${twoDigits[date.getMinutes()]}`
}

/** DD/MM/YYYY in local time. */
export function formatDate(value: Time): string {
  const time = parseTime(value)
  return time === null ? missingValue : day(new Date(time))
}

/** DD/MM/YYYY HH:mm in local time. */
export function formatDateTime(value: Time): string {
  const time = parseTime(value)
  if (time === null) return missingValue
  const date = new Date(time)
  return `${day(date)} ${timeOfDay(date)}`
}

/** DD/MM in local time, for recent dates. */
export function formatShortDate(value: Time): string {
  const time = parseTime(value)
  return time === null ? missingValue : dayAndMonth(new Date(time))
}

/** HH:mm in local time, for times of today. */
export function formatTime(value: Time): string {
  const time = parseTime(value)
  return time === null ? missingValue : timeOfDay(new Date(time))
}

/** Formats a calendar day YYYY-MM-DD as DD/MM/YYYY. */
export function formatDay(value: string): string {
  const [year, month, date] = value.split('-')
  return year && month && date ? `${date}/${month}/${year}` : missingValue
}

export interface Format {
  number: (value: number | null | undefined, digits?: number) => string
  /** Formats for an input: no thousands separators, and all decimals unless limited. `parse` reads it back. */
  forInput: (value: number, digits?: number) => string
  /** Parses a typed number: `null` for blank text, NaN for invalid text in this locale. */
  parse: (text: string) => number | null
  /** Like `parse`, for whole numbers: groups of three digits of any convention are the number that they can only be. */
  parseWhole: (text: string) => number | null
  /** Exactly this number of decimals, as the numbers of a column have. */
  fixed: (value: number | null | undefined, digits: 0 | 1 | 2) => string
  /** "4.8M". */
  compact: (value: number) => string
  percent: (value: number | null | undefined, digits?: number) => string
  /** Percentage with thresholds: truncated to one decimal, so that 79.99 never reads as 80. */
  share: (value: number | null | undefined) => string
  /** Formats with a suitable unit: 1536 → "1.5 KiB". */
  bytes: (value: number | null | undefined) => string
  gigabytes: (value: number | null | undefined) => string
  /** "3 days ago", "in 2 hours". */
  age: (value: Time, now: number) => string
  /** "2 days", "1 hour", "5 minutes". */
  duration: (milliseconds: number) => string
  /** Name of a day of the week, from 0 for Monday. */
  weekday: (day: number, style: 'narrow' | 'long') => string
  /** "29 Oct", for axes and short ranges. */
  dayMonth: (value: number) => string
  /** "23 – 28 Nov". */
  dayRange: (from: number, to: number) => string
  /** "Nov 2026". */
  monthYear: (value: number) => string
  date: (value: Time) => string
  dateTime: (value: Time) => string
}

const cachedFormats = new Map<string, Format>()

/** Formatters are cached per locale, because creating `Intl` objects is slow. */
export function formatFor(tag: string): Format {
  const cached = cachedFormats.get(tag)
  if (cached) return cached
  const format = createFormat(tag)
  cachedFormats.set(tag, format)
  return format
}

const byteUnits = ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB'] as const
/** Unit, its length, and the age from which it is used. */
const ageUnits = [
  ['year', 365 * 86_400_000, 365 * 86_400_000],
  // Up to 90 days in days, as the figures of silent hosts count them.
  ['month', 30 * 86_400_000, 90 * 86_400_000],
  ['day', 86_400_000, 86_400_000],
  ['hour', 3_600_000, 3_600_000],
  ['minute', 60_000, 60_000],
] as const

const durationUnits = ageUnits.slice(2)

function createFormat(tag: string): Format {
  // Italian groups from five digits by default, which reads unevenly in a column.
  const numbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(
    (digits) =>
      new Intl.NumberFormat(tag, {
        maximumFractionDigits: digits,
        useGrouping: 'always',
        signDisplay: 'negative',
      }),
  )
  // `numeric: 'auto'` would turn 36 hours into "yesterday" and 31 days into "last month".
  const ages = new Intl.RelativeTimeFormat(tag, { numeric: 'always' })
  const present = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })

  // Sums of the server carry floating-point errors, such as 79.99000000000001.
  function number(value: number | null | undefined, digits = 3): string {
    if (value === null || value === undefined || !Number.isFinite(value)) return missingValue
    return numbers[digits]?.format(value) ?? String(value)
  }

  function percent(value: number | null | undefined, digits = 0): string {
    const text = number(value, digits)
    return text === missingValue ? text : `${text}%`
  }

  const fixedNumbers = [1, 2].map(
    (digits) =>
      new Intl.NumberFormat(tag, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        useGrouping: 'always',
        signDisplay: 'negative',
      }),
  )
  const fixed = (value: number, digits: 1 | 2) => fixedNumbers[digits - 1]?.format(value) ?? String(value)

  const parse = numberParser(tag)
  const compacts = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 })
  // The day comes first, as in DD/MM/YYYY.
  const dateTag = tag === 'en' ? 'en-GB' : tag
  const dayMonths = new Intl.DateTimeFormat(dateTag, { day: 'numeric', month: 'short' })
  const monthYears = new Intl.DateTimeFormat(dateTag, { month: 'short', year: 'numeric' })
  // Created on first use, once for all cells of a table: creation takes longer than formatting a week.
  const weekdays: Partial<Record<'narrow' | 'long', Intl.DateTimeFormat>> = {}

  /** Compensates floating-point errors that would truncate 29 to 28.9. */
  function truncated(value: number | null | undefined): string {
    if (value === null || value === undefined || !Number.isFinite(value)) return missingValue
    return `${fixed(Math.floor(value * 10 + 1e-9) / 10, 1)}%`
  }

  return {
    number,
    fixed: (value, digits) => {
      const text = number(value, digits)
      return text === missingValue || digits === 0 ? text : fixed(value ?? 0, digits)
    },
    forInput: (value, digits = 20) =>
      new Intl.NumberFormat(tag, { maximumFractionDigits: digits, useGrouping: false }).format(value),
    compact: (value) => compacts.format(value),
    parse,
    parseWhole: (text) => groupedWhole(text) ?? parse(text),
    share: truncated,
    percent,
    bytes(value) {
      if (value === null || value === undefined || !Number.isFinite(value)) return missingValue
      const steps = Math.floor(Math.log2(Math.max(1, Math.abs(value))) / 10)
      // A value that rounds to 1,024 moves to the next unit.
      const rounded = Math.round((Math.abs(value) / 1024 ** steps) * 10) / 10
      const power = Math.min(byteUnits.length - 1, rounded >= 1024 ? steps + 1 : steps)
      return `${number(value / 1024 ** power, 1)} ${byteUnits[power]}`
    },
    gigabytes: (value) => number(value, 2),
    age(value, now) {
      const time = parseTime(value)
      if (time === null) return missingValue
      const elapsed = now - time
      const [unit, length] = ageUnits.find(([, , from]) => Math.abs(elapsed) >= from) ?? ['minute', 60_000]
      const count = -Math.trunc(elapsed / length)
      return (count === 0 ? present : ages).format(count, unit)
    },
    duration(milliseconds) {
      const [unit, length] = durationUnits.find(([, length]) => milliseconds >= length) ?? ['minute', 60_000]
      const style = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 } as const
      return new Intl.NumberFormat(tag, style).format(milliseconds / length)
    },
    weekday(day, style) {
      weekdays[style] ??= new Intl.DateTimeFormat(tag, { weekday: style, timeZone: 'UTC' })
      return weekdays[style].format(Date.UTC(2024, 0, 1 + day))
    },
    dayMonth: (value) => dayMonths.format(value),
    dayRange: (from, to) => dayMonths.formatRange(from, to),
    monthYear: (value) => monthYears.format(value),
    date: formatDate,
    dateTime: formatDateTime,
  }
}

const typedNumber = /^-?(?:(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?|\.\d+)$/

/**
 * Parses typed numbers in a locale: `null` for blank text, NaN for invalid text. Groups must have three
 * digits, so that "1.5" in Italian is rejected instead of read as 15.
 */
export function numberParser(tag: string): (text: string) => number | null {
  const parts = new Intl.NumberFormat(tag, { useGrouping: 'always' }).formatToParts(-12_345.6)
  const signs = new Map(parts.map(({ type, value }) => [value, english[type]]))
  const normalize = (sign: string) => (/[-\d]/.test(sign) ? sign : (signs.get(sign) ?? '?'))

  return (text) => {
    const trimmed = text.trim()
    if (trimmed === '') return null
    const normalized = Array.from(trimmed, normalize).join('')
    const value = typedNumber.test(normalized) ? Number(normalized.replaceAll(',', '')) : Number.NaN
    return Number.isFinite(value) ? value : Number.NaN
  }
}

/** "1.000", "1,000", "1 000" or "1’000" as 1000; null for other texts. */
function groupedWhole(text: string): number | null {
  const trimmed = text.trim()
  if (!/^-?[1-9]\d{0,2}([.,'’\s])\d{3}(?:\1\d{3})*$/.test(trimmed)) return null
  const value = Number(trimmed.replaceAll(/[^-\d]/g, ''))
  return Number.isSafeInteger(value) ? value : null
}

const english: Partial<Record<Intl.NumberFormatPartTypes, string>> = {
  group: ',',
  decimal: '.',
  minusSign: '-',
}

/** Number of decimals of a formatted number: at most two, because three digits are a thousands group. */
export function decimalsOf(text: string): number {
  return /\d\D(\d{1,2})$/.exec(text)?.[1]?.length ?? 0
}

/** Padding that aligns a formatted number on the decimal separator. */
export function missingDecimals(text: string, decimals: number): string {
  const current = decimalsOf(text)
  if (current >= decimals) return ''
  return `${current === 0 ? '.' : ''}${'0'.repeat(decimals - current)}`
}

/** Gibibytes of a number of mebibytes. Six decimals keep the hundredths of a mebibyte that the API sends. */
export function gibibytes(mebibytes: number): number {
  return Math.round((mebibytes / 1024) * 1e6) / 1e6
}
