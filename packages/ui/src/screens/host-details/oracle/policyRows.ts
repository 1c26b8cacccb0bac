import type { PolicyAudit } from './asks.ts'

/** `required`: configured and present. `other`: present but not configured. */
export type PolicyStatus = 'missing' | 'required' | 'other'

export interface PolicyRow {
  policy: string
  policyStatus: PolicyStatus
}

/** Missing policies first. `own` are the policies of the database. */
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
