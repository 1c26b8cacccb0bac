export const verdicts = ['conforms', 'differs', 'refused', 'no response', 'not requested'] as const
type Verdict = (typeof verdicts)[number]

export interface Finding {
  /** Request as sent: `GET /api/hosts?mode=summary`. */
  call: string
  /** Operation of the request: `GET /api/hosts/{hostname}`. */
  operation: string
  status: number | undefined
  verdict: Verdict
  /** Differences with their paths in the response, or why nothing was compared. */
  details: readonly string[]
}

/** True if no response differs and every request got one. */
export function conforms(findings: readonly Finding[]): boolean {
  return findings.every(({ verdict }) => verdict === 'conforms' || verdict === 'not requested')
}

/** 1: differences. 3: no differences, but some requests got no response. */
export function exitCodeOf(findings: readonly Finding[]): 0 | 1 | 3 {
  if (conforms(findings)) return 0
  return findings.some(({ verdict }) => verdict === 'differs' || verdict === 'refused') ? 1 : 3
}
