import type { Pool } from '../../lib/seeded.ts'

export interface Place {
  name: string
  /** Part of every host, node and cluster name at that place. */
  code: string
}

export const places: Pool<readonly [number, Place]> = [
  [30, { name: 'Milan', code: 'mil' }],
  [18, { name: 'Turin', code: 'tor' }],
  [14, { name: 'Rome', code: 'rom' }],
  [18, { name: 'Frankfurt', code: 'fra' }],
  [12, { name: 'Dublin', code: 'dub' }],
  [8, { name: 'São Paulo', code: 'gru' }],
]

export const environments: Pool<readonly [number, string]> = [
  [38, 'PROD'],
  [20, 'TEST'],
  [18, 'DEV'],
  [12, 'QA'],
  [12, 'DR'],
]
