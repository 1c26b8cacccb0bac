import type { Faker } from '@faker-js/faker'
import type { Fake } from '../../lib/random.ts'
import { DAY } from '../../lib/time.ts'
import { contentsFrom, subjectFrom } from '../company/words.ts'

/** Database content shared by the technologies: names, weekdays and growing sizes. */

/** Reference day of the sizes, which grow from then on and are smaller before. */
const MEASURED = Date.parse('2025-09-01T00:00:00Z')

/** `size` at a time: grows by `thousandths` per year and is never below a fifth. */
export function grown(size: number, thousandths: number, moment: number): number {
  const days = Math.floor((moment - MEASURED) / DAY)
  return Math.max(size / 5, size * (1 + (thousandths * days) / 365_000))
}

export const MIB = 1024 * 1024
export const GIB = 1024 * MIB

/** Purpose of an instance, from its name if possible: `books` of `books-mysql-1`, `books_prod_1:5431` or `BOOKS1`. */
export function subjectOf(instance: string, fake: Fake): string {
  const [, word] = /^([a-z]+)(?:\d+$|-mysql-|_)/i.exec(instance) ?? []
  return word === undefined ? subjectFrom(fake(99)) : word.toLowerCase()
}

/** Unique names: the subject, then the subject with a suffix. */
export function databaseNames(subject: string, count: number, fake: Fake): string[] {
  return [
    subject,
    ...contentsFrom(fake(98), Math.max(0, count - 1)).map((part) => `${subject}_${part}`),
  ].slice(0, count)
}

const weekDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
export type WeekDay = (typeof weekDays)[number]

/** Days of a backup; empty without a schedule. */
export const daysOfBackups: readonly (readonly WeekDay[])[] = [
  weekDays,
  ['Sunday'],
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  ['Wednesday', 'Saturday'],
  [],
]

export function hourOf({ number }: Faker): string {
  return `${String(number.int(23)).padStart(2, '0')}:${number.int(1) === 0 ? '00' : '30'}`
}
