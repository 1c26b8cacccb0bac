import { isRecord, parsedJson } from '../lib/records.ts'

const row = (status: string, verdict: string, call: string) =>
  `${status.padEnd(6)} ${verdict.padEnd(9)} ${call}`

export const heading = row('Status', 'Verdict', 'Call')

/** One line per request, followed by its differences. */
export function findingText({ call, status, verdict, details }: Finding): string {
  const head = row(String(status ?? '-'), verdict, call)
  return [head, ...details.map((detail) => row('', '', `  ${detail.trim()}`))].join('\n')
}

export function summaryText(findings: readonly Finding[]): string {
  const counts = new Map<string, number>()
  for (const { verdict } of findings) counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
  return `${findings.length} calls: ${[...counts].map(([verdict, count]) => `${count} ${verdict}`).join(', ')}`
}

const verdicts = ['conforms', 'differs', 'refused', 'no response', 'not requested'] as const
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

/** One JSON line per finding, so that an interrupted report can still be read. */
export function reportLine(finding: Finding): string {
  return `${JSON.stringify(finding)}\n`
}

/** Reads the last finding of each call. Invalid lines are skipped. */
export function readReport(text: string): Finding[] {
  const findings = new Map<string, Finding>()
  for (const line of text.split('\n')) {
    const finding = findingOf(parsedJson(line)?.value)
    if (finding) findings.set(finding.call, finding)
  }
  return [...findings.values()]
}

function findingOf(value: unknown): Finding | undefined {
  if (!isRecord(value)) return undefined
  const { call, operation, status, details } = value
  const verdict = verdicts.find((known) => known === value['verdict'])
  if (typeof call !== 'string' || typeof operation !== 'string' || !verdict || !Array.isArray(details))
    return undefined
  return {
    call,
    operation,
    verdict,
    status: typeof status === 'number' ? status : undefined,
    details: details.map(String),
  }
}

/**
 * Changes since a stored report, one line each. Host names and row counts are ignored, because they depend
 * on the data.
 */
export function changesSince(before: readonly Finding[], after: readonly Finding[]): string[] {
  const earlier = new Map(before.map((finding) => [finding.operation, finding]))
  const now = new Set(after.map(({ operation }) => operation))
  return [
    ...after.flatMap((finding) => {
      const old = earlier.get(finding.operation)
      if (!old) return [`new: ${finding.operation}: ${finding.verdict}`]
      if (textOf(old) === textOf(finding)) return []
      return [
        `changed: ${finding.operation}: ${resultOf(old)} → ${resultOf(finding)}`,
        ...finding.details
          .filter((detail) => !withoutCounts(old.details).includes(withoutCount(detail)))
          .map((detail) => `  ${detail}`),
      ]
    }),
    ...before.filter(({ operation }) => !now.has(operation)).map(({ operation }) => `gone: ${operation}`),
  ]
}

const resultOf = ({ status, verdict }: Finding) => `${status ?? '-'} ${verdict}`
const withoutCount = (detail: string) => detail.replace(/ \(\d+ times\)$/, '')
const withoutCounts = (details: readonly string[]) => details.map(withoutCount)
const textOf = (finding: Finding) => JSON.stringify([resultOf(finding), withoutCounts(finding.details)])
