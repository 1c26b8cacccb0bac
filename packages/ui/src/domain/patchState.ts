import { parseTime } from '../lib/dates.ts'

/** How current the patches of an Oracle database are. */
export type PatchState =
  | { kind: 'current' | 'none' | 'endOfLife'; date: string | null }
  | { kind: 'behind' | 'outdated'; date: string; months: number }

/** Last day on which Oracle fixes a release for a fee, by the start of the version. Newer releases are supported. */
const supportEnds: readonly (readonly [string, string])[] = [
  ['9.', '2010-07-31'],
  ['10.', '2013-07-31'],
  ['11.', '2020-12-31'],
  ['12.1.', '2022-07-31'],
  ['12.2.', '2022-03-31'],
  ['18.', '2021-06-30'],
  ['21.', '2027-07-31'],
]

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
  const end = supportEnds.find(([start]) => version.startsWith(start))?.[1]
  if (end !== undefined && Date.parse(end) < now) return { kind: 'endOfLife', date: newest?.date ?? null }
  if (newest === undefined) return { kind: 'none', date: null }
  const months = Math.floor((now - newest.time) / month)
  if (months < currentMonths) return { kind: 'current', date: newest.date }
  return { kind: months < outdatedMonths ? 'behind' : 'outdated', date: newest.date, months }
}
