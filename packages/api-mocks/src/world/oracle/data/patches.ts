/** A release whose version stays the same with each update. Quarters count from January 2019. */
export interface SteadyRelease {
  base: string
  kind: string
  first: number
  last: number
}

export const steadyReleases = {
  '11.2': { base: '11.2.0.4.0', kind: 'PSU', first: -12, last: 7 },
  '12.1': { base: '12.1.0.2.0', kind: 'PSU', first: -12, last: 14 },
  '12.2': { base: '12.2.0.1.0', kind: 'Database Release Update', first: -6, last: 12 },
} as const satisfies Record<string, SteadyRelease>

/** A release whose second number is the quarter plus `shift`. */
export interface NumberedRelease {
  major: number
  shift: number
  first: number
}

export const numberedReleases = {
  '19': { major: 19, shift: 2, first: 1 },
  '21': { major: 21, shift: -7, first: 10 },
  '23': { major: 23, shift: -17, first: 21 },
} as const satisfies Record<string, NumberedRelease>

export const oneOffs: readonly string[] = [
  'OJVM RELEASE UPDATE',
  'JDK BUNDLE PATCH',
  'MERGE ON DATABASE RU: ORA-600 [KDSGRP1]',
  'WRONG RESULTS WITH GROUP BY PLACEMENT',
]
