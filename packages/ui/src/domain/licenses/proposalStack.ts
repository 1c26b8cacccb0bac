import { coverageOf, inAllocationOrder } from './coverage.ts'
import type { LicensedHost } from './inputs.ts'
import type { LicenseCalculation } from './licenseCalculation.ts'
import { largestAmount } from './needs.ts'
import { proposalsOf, type Proposal } from './proposals.ts'

/** Identifies a proposal among those of its license type. */
export function proposalKey(proposal: Proposal): string {
  switch (proposal.kind) {
    case 'attach':
      return `attach ${proposal.contract.id}`
    case 'ignore':
      return `ignore ${proposal.reason}`
    case 'buy':
      return 'buy'
  }
}

export interface ProposalStack {
  /** In the order in which they are carried out. `before` and `after` of each are those at its place in the order. */
  steps: readonly Proposal[]
  /** Chosen ones that change nothing after the steps before them. */
  needless: readonly string[]
  before: Proposal['before']
  after: Proposal['after']
}

/**
 * Several proposals one after the other. Each is calculated again from what the ones before it leave, because they interact:
 * an ignored usage needs no contract, and two contracts would take the same hosts. Ignoring comes first, then contracts in
 * the order in which the server uses them, then buying what is still missing.
 */
export function stackOf(
  calculation: LicenseCalculation,
  chosen: ReadonlySet<string>,
  hosts: readonly LicensedHost[],
): ProposalStack {
  let current = calculation
  const steps: Proposal[] = []
  const needless: string[] = []
  for (const key of inOrder(calculation, chosen, hosts)) {
    const proposal = proposalsOf(current, hosts).find((each) => proposalKey(each) === key)
    if (proposal) {
      steps.push(proposal)
      current = afterProposal(current, proposal)
    } else needless.push(key)
  }
  return { steps, needless, before: calculation.server, after: current.server }
}

function inOrder(
  calculation: LicenseCalculation,
  chosen: ReadonlySet<string>,
  hosts: readonly LicensedHost[],
): string[] {
  const proposals = proposalsOf(calculation, hosts).filter((each) => chosen.has(proposalKey(each)))
  const ranks = new Map(inAllocationOrder(calculation.contracts).map(({ id }, index) => [id, index + 1]))
  const rankOf = (proposal: Proposal) => {
    if (proposal.kind === 'ignore') return 0
    return proposal.kind === 'buy' ? Number.POSITIVE_INFINITY : (ranks.get(proposal.contract.id) ?? 0)
  }
  return proposals.toSorted((a, b) => rankOf(a) - rankOf(b)).map(proposalKey)
}

/** The license type once the proposal is carried out. Bought licenses come last, so only the figures follow them. */
function afterProposal(calculation: LicenseCalculation, proposal: Proposal): LicenseCalculation {
  const { type } = calculation
  const figures = { server: proposal.after, calculated: proposal.after }
  if (proposal.kind === 'buy') return { ...calculation, ...figures }
  const contracts =
    proposal.kind === 'attach'
      ? calculation.contracts.map((contract) =>
          contract.id === proposal.contract.id
            ? { ...contract, names: [...contract.names, ...proposal.hostnames] }
            : contract,
        )
      : calculation.contracts
  const ignored = new Set<object>(proposal.kind === 'ignore' ? proposal.rows : [])
  const needs = calculation.needs.flatMap((need) => {
    const usages = need.usages.filter(({ row }) => !ignored.has(row))
    if (usages.length === need.usages.length) return [need]
    return usages.length === 0 ? [] : [{ ...need, usages, needed: largestAmount(usages) }]
  })
  return { ...calculation, ...figures, needs, contracts, coverage: coverageOf(type.vendor, needs, contracts) }
}
