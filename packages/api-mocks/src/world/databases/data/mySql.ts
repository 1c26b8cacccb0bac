import { weights } from '../../../lib/random.ts'

export const versions = weights<readonly [before: string, after: string]>([
  [40, ['8.0.32', '8.0.36']],
  [20, ['8.0.28', '8.0.37']],
  [15, ['8.4.0', '8.4.3']],
  [15, ['5.7.42', '5.7.44']],
  [10, ['5.6.51', '5.6.51']],
])

export const charsets = weights<readonly [server: string, collation: string]>([
  [60, ['utf8mb4', 'utf8mb4_0900_ai_ci']],
  [25, ['utf8mb4', 'utf8mb4_general_ci']],
  [15, ['latin1', 'latin1_swedish_ci']],
])

export const engines = weights<string>([
  [90, 'InnoDB'],
  [7, 'MyISAM'],
  [3, 'Aria'],
])
