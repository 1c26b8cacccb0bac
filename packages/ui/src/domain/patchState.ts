import { parseTime } from '../lib/dates.ts'
import { isOutOfSupport } from './endOfSupport.ts'

/** How current the patches of an Oracle database are. */
export type PatchState =
  | { kind: 'current' | 'none' | 'endOfLife'; date: string | null }
  | { kind: 'behind' | 'outdated'; date: string; months: number }

const month = 30.44 * 86_400_000
/** Months after which a patch set update is late, as in the patch advisor. */
const currentMonths = 6
const outdatedMonths = 12

/** `psus` are the installed patch set updates. */
export function patchStateOf(
  { version, psus }: { version: string; psus: readonly { date: string }[] },
  now: number,
): PatchState {
  const dated = psus.flatMap(({ date }) => {
    const time = parseTime(date)
    return time === null ? [] : [{ date, time }]
  })
  const newest = dated.toSorted((a, b) => b.time - a.time)[0]
  if (isOutOfSupport('Oracle/Database', version, now) === true)
    return { kind: 'endOfLife', date: newest?.date ?? null }
  if (newest === undefined) return { kind: 'none', date: null }
  const months = Math.floor((now - newest.time) / month)
  if (months < currentMonths) return { kind: 'current', date: newest.date }
  return { kind: months < outdatedMonths ? 'behind' : 'outdated', date: newest.date, months }
}
