import { weights } from '../../../lib/random.ts'

export const versions = weights<readonly [before: string, after: string]>([
  [50, ['6.0.12', '6.0.17']],
  [30, ['7.0.5', '7.0.14']],
  [20, ['5.0.24', '5.0.29']],
])
