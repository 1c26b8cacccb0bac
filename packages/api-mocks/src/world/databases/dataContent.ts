import { DAY } from '../../lib/clock.ts'
import { pick, type Chance, type Pool } from '../../lib/seeded.ts'

/** Database content shared by the technologies: names, weekdays and growing sizes. */

/** Reference day of the sizes, which grow from then on and are smaller before. */
const MEASURED = Date.parse('2025-09-01T00:00:00Z')

/** `size` at a time: grows by `thousandths` per year and is never below a fifth. */
export function grown(size: number, thousandths: number, moment: number): number {
  const days = Math.floor((moment - MEASURED) / DAY)
  return Math.max(size / 5, size * (1 + (thousandths * days) / 365_000))
}

export function rounded(value: number, digits = 2): number {
  const unit = 10 ** digits
  return Math.round(value * unit) / unit
}

export const MIB = 1024 * 1024
export const GIB = 1024 * MIB

const fallbackSubjects: Pool<string> = ['sales', 'stock', 'hr', 'docs', 'billing']

/** What an instance is for, where its name says so: erp of `erp-mysql-1`, `erp_prod_1:5431` or `ERP1`. */
export function subjectOf(instance: string, number: Chance): string {
  const [, word] = /^([a-z]+)(?:\d+$|-mysql-|_)/i.exec(instance) ?? []
  return word === undefined ? pick(fallbackSubjects, number(99)) : word.toLowerCase()
}

const parts: Pool<string> = ['core', 'archive', 'report', 'audit', 'stage', 'queue', 'import', 'history']

/** The first carries the subject alone, the others a part of it. */
export function databaseNames(subject: string, count: number, number: Chance): string[] {
  const first = number(98) % parts.length
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? subject : `${subject}_${pick(parts, first + index)}`,
  )
}

export const tables: Pool<string> = [
  'orders',
  'order_lines',
  'customers',
  'invoices',
  'payments',
  'sessions',
  'audit_log',
  'messages',
  'products',
  'stock_moves',
  'documents',
  'attachments',
]

const weekDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
export type WeekDay = (typeof weekDays)[number]

/** An empty list belongs to a backup without a schedule. */
export const daysOfBackups: Pool<readonly WeekDay[]> = [
  weekDays,
  ['Sunday'],
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  ['Wednesday', 'Saturday'],
  [],
]

export function hourOf(number: number): string {
  return `${String(number % 24).padStart(2, '0')}:${number % 2 === 0 ? '00' : '30'}`
}

/** As databases write theirs: five groups of hex digits. */
export function uuidOf(number: Chance, topic: number): string {
  const digits = [0, 1, 2, 3]
    .map((part) =>
      number(topic + part)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('')
  return [digits.slice(0, 8), digits.slice(8, 12), `11ee`, digits.slice(16, 20), digits.slice(20, 32)].join(
    '-',
  )
}
