import type { HostTechnology, MissingDatabase } from '../../contract/wire.ts'
import { every, weights, type Fake } from '../../lib/random.ts'
import { commentFrom, subjectFrom } from '../company/words.ts'

const counts = weights<number>([
  [52, 1],
  [24, 2],
  [12, 3],
  [6, 4],
  [3, 7],
  [2, 9],
  [1, 14],
])

const names: Record<
  Exclude<HostTechnology, ''>,
  (subject: string, environment: string, index: number, hostname: string) => string
> = {
  'Oracle/Database': (subject, environment, index) => `${subject}${environment.slice(0, 1)}${index}`,
  'Microsoft/SQLServer': (subject, _environment, index) =>
    index === 1 ? 'MSSQLSERVER' : `${subject}${index}`,
  'Oracle/MySQL': (subject, _environment, index) => `${subject.toLowerCase()}-mysql-${index}`,
  'PostgreSQL/PostgreSQL': (subject, environment, index) =>
    `${subject.toLowerCase()}_${environment.toLowerCase()}_${index}:543${index % 10}`,
  'MongoDB/MongoDB': (_subject, _environment, index, hostname) => `${hostname}:${27_016 + index}`,
}

/** Databases on the crowded host, which is one in a thousand. */
const CROWD = 60

/** Databases of the host by product, in the format of `databases` in the host list. */
export function databasesOf(
  technology: HostTechnology,
  environment: string,
  fake: Fake,
  hostname: string,
  isCrowded: boolean,
): Record<string, string[]> {
  const name = names[technology]
  if (!name) return {}
  const count = isCrowded ? CROWD : fake(62).helpers.weightedArrayElement(counts)
  const list = Array.from({ length: count }, (_, index) =>
    name(subjectFrom(fake.part(61, index)(1)).toUpperCase(), environment, index + 1, hostname),
  )
  return { [technology]: list }
}

/** Oracle only: databases in the host's list of instances that the agent could not read. */
export function missingDatabasesOf(row: number, technology: HostTechnology, fake: Fake): MissingDatabase[] {
  if (technology !== 'Oracle/Database') return []
  const lost = (offset: number) => `${subjectFrom(fake.part(71, offset)(1)).toUpperCase()}X${offset + 1}`
  if (every(row, 11, 4)) return [{ name: lost(0), ignored: false, ignoredComment: '' }]
  if (every(row, 17, 3)) {
    return [
      { name: lost(0), ignored: false, ignoredComment: '' },
      { name: lost(1), ignored: true, ignoredComment: commentFrom(fake(72)) },
    ]
  }
  if (every(row, 29, 8)) return [{ name: lost(0), ignored: true, ignoredComment: commentFrom(fake(72)) }]
  return []
}
