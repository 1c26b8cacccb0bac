import type { Finding } from './finding.ts'

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
