import { isForLocation, sum } from './coverage.ts'
import {
  ignoreCandidates,
  ignoreReasons,
  smallestSufficient,
  type IgnoreCandidate,
  type IgnoreReason,
} from './ignoreCandidates.ts'
import type { LicensedHost } from './inputs.ts'
import { figuresOf, isFree, type LicenseFigures, type LicenseCalculation } from './licenseCalculation.ts'
import { packSize, type LicenseContract } from './licenseContracts.ts'
import { isCluster, type Need } from './needs.ts'
import type { UsedLicense } from './usedLicense.ts'

interface Change {
  before: LicenseFigures
  after: LicenseFigures
}

export interface AttachProposal extends Change {
  kind: 'attach'
  contract: LicenseContract
  /** Licenses of the contract that nothing uses. */
  free: number
  hostnames: readonly string[]
}

export interface IgnoreProposal extends Change {
  kind: 'ignore'
  reason: IgnoreReason
  rows: readonly UsedLicense[]
  /** Environments of the hosts, sorted. */
  environments: readonly string[]
}

export interface BuyProposal extends Change {
  kind: 'buy'
  count: number
  /** List price; null if the price list has none. */
  cost: number | null
  /** Number of the contract that gets the licenses; null for a new one. */
  addTo: string | null
}

export type Proposal = AttachProposal | IgnoreProposal | BuyProposal

/**
 * Alternative proposals that reduce the gap of a license type without lowering its compliance, each computed from the
 * current figures. Those that close the gap come first, with the fewest hosts or rows ahead; buying is last. If the
 * calculated figures differ from the server's, buying is the only one, because no other effect can be promised.
 */
export function proposalsOf(calculation: LicenseCalculation, hosts: readonly LicensedHost[]): Proposal[] {
  if (calculation.server.missing === 0 || isFree(calculation.type)) return []
  if (calculation.type.vendor !== 'oracle') return buyForInstances(calculation)
  if (!calculation.matchesServer) return buy(calculation)
  const changes = [
    ...calculation.contracts.flatMap((contract) => attach(calculation, contract)),
    ...ignoreReasons.flatMap((reason) => ignore(calculation, reason, hosts)),
  ]
    .filter(({ before, after }) => after.missing < before.missing && after.compliance >= before.compliance)
    .toSorted((a, b) => a.after.missing - b.after.missing || sizeOf(a) - sizeOf(b))
  return [...changes, ...buy(calculation)]
}

function sizeOf(proposal: AttachProposal | IgnoreProposal): number {
  return proposal.kind === 'attach' ? proposal.hostnames.length : proposal.rows.length
}

function attach(calculation: LicenseCalculation, contract: LicenseContract): AttachProposal[] {
  const free = (contract.count ?? 0) - (calculation.coverage.byContract.get(contract.id) ?? 0)
  if (contract.unlimited || contract.isPool || free <= 0) return []
  const named = new Set(calculation.contracts.flatMap(({ names }) => names))
  const uncoveredAmount = (need: Need) => need.needed - (calculation.coverage.byNeed.get(need) ?? 0)
  // The server miscounts Veritas clusters here, and a restricted contract covers no cluster.
  const candidates = calculation.needs
    .filter(
      ({ kind, name, location }) => !isCluster(kind) && !named.has(name) && isForLocation(contract, location),
    )
    .toSorted((a, b) => uncoveredAmount(b) - uncoveredAmount(a) || b.needed - a.needed)
  const uncovered = candidates.filter((need) => uncoveredAmount(need) > 0)
  const missing = sum(calculation.needs.map(uncoveredAmount))
  const first = pickNeeds(uncovered, free, missing)
  // Moving a covered host here frees an open contract for other hosts.
  const anyCovered = pickNeeds(candidates, free, missing)
  const [withUncovered, withAll] = [
    withHosts(calculation, contract, free, first),
    withHosts(calculation, contract, free, anyCovered),
  ]
  return [withAll.after.missing < withUncovered.after.missing ? withAll : withUncovered]
}

/** As many as the free licenses cover, until nothing is missing; a single larger one is covered in part. */
function pickNeeds(candidates: readonly Need[], free: number, missing: number): Need[] {
  let remaining = free
  let gap = missing
  const picked: Need[] = []
  for (const need of candidates) {
    if (gap <= 0 || need.needed > remaining) continue
    picked.push(need)
    remaining -= need.needed
    gap -= need.needed
  }
  return picked.length > 0 ? picked : candidates.slice(0, 1)
}

function withHosts(
  calculation: LicenseCalculation,
  contract: LicenseContract,
  free: number,
  needs: readonly Need[],
): AttachProposal {
  const hostnames = needs.map(({ name }) => name)
  const contracts = calculation.contracts.map((other) =>
    other === contract ? { ...contract, names: [...contract.names, ...hostnames] } : other,
  )
  return {
    kind: 'attach',
    contract,
    free,
    hostnames,
    before: calculation.server,
    after: figuresOf(calculation.type, calculation.needs, contracts),
  }
}

function ignore(
  calculation: LicenseCalculation,
  reason: IgnoreReason,
  hosts: readonly LicensedHost[],
): IgnoreProposal[] {
  const all = ignoreCandidates(reason, calculation.needs, hosts)
  if (all.length === 0) return []
  const few = withoutRows(calculation, reason, smallestSufficient(all, calculation.server.missing), hosts)
  // A contract that names hosts may leave its licenses unused.
  return [few.after.missing === 0 ? few : withoutRows(calculation, reason, all, hosts)]
}

function withoutRows(
  calculation: LicenseCalculation,
  reason: IgnoreReason,
  candidates: readonly IgnoreCandidate[],
  hosts: readonly LicensedHost[],
): IgnoreProposal {
  const rests = new Map(candidates.map(({ need, rest }) => [need, rest]))
  const needs = calculation.needs
    .map((need) => rests.get(need) ?? need)
    .filter(({ usages }) => usages.length > 0)
  const rows = candidates.flatMap((candidate) => candidate.rows)
  const names = new Set(rows.map(({ hostname }) => hostname))
  const environments = new Set(
    hosts.flatMap(({ hostname, environment }) =>
      names.has(hostname) && environment !== '' ? [environment] : [],
    ),
  )
  return {
    kind: 'ignore',
    reason,
    rows,
    environments: [...environments].toSorted(),
    before: calculation.server,
    after: figuresOf(calculation.type, needs, calculation.contracts),
  }
}

/** Enough for every host and cluster, in whole packs. */
function buy({ type, server }: LicenseCalculation): BuyProposal[] {
  const pack = packSize(type.metric)
  const count = Math.ceil((server.consumed - server.covered) / pack - 1e-9) * pack
  return count <= 0 ? [] : [buyProposal(type, server, count, null)]
}

/**
 * MySQL and SQL Server: what the instances use beyond all contracts, added to the last contract, the only one that
 * covers. Neither the hosts of a contract nor ignoring a license changes the server's figures.
 */
function buyForInstances({ type, server, needs, contracts }: LicenseCalculation): BuyProposal[] {
  const used = sum(needs.map(({ needed }) => needed))
  const purchased = sum(contracts.map(({ count }) => Math.max(0, count ?? 0)))
  const count = Math.ceil(used - purchased - 1e-9)
  return count <= 0 ? [] : [buyProposal(type, server, count, contracts.at(-1)?.contractID ?? null)]
}

function buyProposal(
  type: LicenseCalculation['type'],
  server: LicenseFigures,
  count: number,
  addTo: string | null,
): BuyProposal {
  const covered = Math.min(server.consumed, server.covered + count)
  const missing = Math.max(0, server.consumed - covered)
  const after = { consumed: server.consumed, covered, missing, compliance: covered / server.consumed }
  const cost = type.cost > 0 ? type.cost * count : null
  return { kind: 'buy', count, cost, addTo, before: server, after }
}
