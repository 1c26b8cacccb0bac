import type { PolicyAudit } from './oracleQueries.ts'

/** `required`: configured and present. `other`: present but not configured. */
export type PolicyStatus = 'missing' | 'required' | 'other'

export interface PolicyRow {
  policy: string
  policyStatus: PolicyStatus
}

/** Missing policies first. `databasePolicies` are the policies of the database. */
export function policyRows(
  audit: PolicyAudit | null,
  databasePolicies: readonly string[],
): readonly PolicyRow[] {
  const auditedPolicies = audit?.semaphore === 'N/A' ? [] : (audit?.policies ?? [])
  const status: PolicyStatus = audit?.semaphore === 'red' ? 'missing' : 'required'
  const auditedSet = new Set(auditedPolicies)
  return [
    ...[...auditedSet].map((policy): PolicyRow => ({ policy, policyStatus: status })),
    ...[...new Set(databasePolicies)]
      .filter((policy) => !auditedSet.has(policy))
      .map((policy): PolicyRow => ({ policy, policyStatus: 'other' })),
  ]
}
