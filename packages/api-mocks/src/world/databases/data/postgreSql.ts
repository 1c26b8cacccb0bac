import { weights } from '../../../lib/random.ts'

export const versions = weights<readonly [before: string, after: string]>([
  [34, ['15.4', '15.6']],
  [24, ['14.9', '14.12']],
  [20, ['16.1', '16.4']],
  [12, ['13.12', '13.16']],
  [10, ['12.17', '12.20']],
])

export const charsets = weights<string>([
  [85, 'UTF8'],
  [9, 'LATIN1'],
  [6, 'SQL_ASCII'],
])
