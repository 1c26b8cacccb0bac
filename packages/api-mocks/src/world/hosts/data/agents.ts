import { weights } from '../../../lib/random.ts'

export const agents = weights<string>([
  [40, '2.9.1'],
  [25, '2.9.0'],
  [15, '2.8.3'],
  [12, '2.11.2'],
  [6, '2.7.0'],
  [2, '1.6.3'],
])

export const clusterware: readonly string[] = ['19.22.0.0.0', '19.18.0.0.0', '21.3.0.0.0', '12.2.0.1.0']
