export const verdicts = ['conforms', 'differs', 'refused', 'no answer', 'not asked'] as const
type Verdict = (typeof verdicts)[number]

export interface Finding {
  /** As it was sent: `GET /api/hosts?mode=summary`. */
  call: string
  /** Without the names of this deployment: `GET /api/hosts/{hostname}`. */
  operation: string
  status: number | undefined
  verdict: Verdict
  /** What differs, each with its place in the response; or why there is nothing to compare. */
  details: readonly string[]
}

/** Nothing differs from the contract and every call had a response. */
export function conforms(findings: readonly Finding[]): boolean {
  return findings.every(({ verdict }) => verdict === 'conforms' || verdict === 'not asked')
}

/** 1: something differs. 3: nothing does, but calls had no response and were not compared. */
export function exitCodeOf(findings: readonly Finding[]): 0 | 1 | 3 {
  if (conforms(findings)) return 0
  return findings.some(({ verdict }) => verdict === 'differs' || verdict === 'refused') ? 1 : 3
}
