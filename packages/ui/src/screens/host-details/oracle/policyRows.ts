import type { PolicyAudit } from './asks.ts'

/** `required`: configured, and there. `other`: there, though nobody asked for it. */
export type PolicyStatus = 'missing' | 'required' | 'other'

export interface PolicyRow {
  policy: string
  policyStatus: PolicyStatus
}

/** What is missing first. `own`: what the database has. */
export function policyRows(audit: PolicyAudit | null, own: readonly string[]): readonly PolicyRow[] {
  const told = audit?.semaphore === 'N/A' ? [] : (audit?.policies ?? [])
  const status: PolicyStatus = audit?.semaphore === 'red' ? 'missing' : 'required'
  const known = new Set(told)
  return [
    ...[...known].map((policy): PolicyRow => ({ policy, policyStatus: status })),
    ...[...new Set(own)]
      .filter((policy) => !known.has(policy))
      .map((policy): PolicyRow => ({ policy, policyStatus: 'other' })),
  ]
}
