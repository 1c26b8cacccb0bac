import { reaches, sum } from './coverage.ts'
import { ignoreCandidates, ignoreReasons, type IgnoreCandidates } from './ignoreCandidates.ts'
import type { LicensedHost } from './inputs.ts'
import { figuresOf, isFree, timesCounted, type Figures, type LicenseChain } from './licenseChain.ts'
import { packOf, type LicenseContract } from './licenseContracts.ts'
import { isCluster, type Need } from './needs.ts'

interface Change {
  before: Figures
  after: Figures
}

export interface AttachProposal extends Change {
  kind: 'attach'
  contract: LicenseContract
  /** Licenses of the contract that nothing uses. */
  free: number
  hostnames: readonly string[]
}

export interface IgnoreProposal extends Change, Pick<IgnoreCandidates, 'reason' | 'rows' | 'environments'> {
  kind: 'ignore'
}

export interface BuyProposal extends Change {
  kind: 'buy'
  count: number
  /** List price; null if the price list has none. */
  cost: number | null
}

export type Proposal = AttachProposal | IgnoreProposal | BuyProposal

/**
 * Alternative proposals that reduce the gap of a license type, each computed from the current figures. If
 * the calculated figures differ from the server's, buying is the only one, because no other effect can be
 * promised.
 */
export function proposalsOf(chain: LicenseChain, hosts: readonly LicensedHost[]): Proposal[] {
  if (chain.server.missing === 0 || isFree(chain.type)) return []
  if (!chain.agrees) return buy(chain)
  return [
    ...chain.contracts.flatMap((contract) => attach(chain, contract)),
    ...ignoreReasons.flatMap((reason) => ignore(chain, ignoreCandidates(reason, chain.needs, hosts))),
    ...buy(chain),
  ]
}

function attach(chain: LicenseChain, contract: LicenseContract): AttachProposal[] {
  const free = (contract.count ?? 0) - (chain.coverage.byContract.get(contract.id) ?? 0)
  if (contract.unlimited || contract.isPool || contract.covers === 'CLUSTER' || free <= 0) return []
  const named = new Set(chain.contracts.flatMap(({ names }) => names))
  const open = (need: Need) => need.needed - (chain.coverage.byNeed.get(need) ?? 0)
  // The server miscounts Veritas clusters here, and a restricted contract covers no cluster.
  const candidates = chain.needs
    .filter((need) => !isCluster(need.kind) && !named.has(need.name) && reaches(contract, need))
    .toSorted((a, b) => open(b) - open(a) || b.needed - a.needed)
  const uncovered = candidates.filter((need) => open(need) > 0)
  const missing = sum(chain.needs.map(open))
  const first = chosen(uncovered, free, missing)
  // Moving a covered host here frees an open contract for other hosts.
  const more = chosen(candidates, free, missing)
  const [short, long] = [withHosts(chain, contract, free, first), withHosts(chain, contract, free, more)]
  const best = long.after.missing < short.after.missing ? long : short
  return best.after.missing < best.before.missing ? [best] : []
}

/** As many as the free licenses cover, until nothing is missing; a single larger one is covered in part. */
function chosen(candidates: readonly Need[], free: number, missing: number): Need[] {
  let left = free
  let gap = missing
  const picked: Need[] = []
  for (const need of candidates) {
    if (gap <= 0 || need.needed > left) continue
    picked.push(need)
    left -= need.needed
    gap -= need.needed
  }
  return picked.length > 0 ? picked : candidates.slice(0, 1)
}

function withHosts(
  chain: LicenseChain,
  contract: LicenseContract,
  free: number,
  needs: readonly Need[],
): AttachProposal {
  const hostnames = needs.map(({ name }) => name)
  const contracts = chain.contracts.map((other) =>
    other === contract ? { ...contract, names: [...contract.names, ...hostnames] } : other,
  )
  return {
    kind: 'attach',
    contract,
    free,
    hostnames,
    before: chain.server,
    after: figuresOf(chain.type, chain.needs, contracts),
  }
}

function ignore(chain: LicenseChain, candidates: IgnoreCandidates | null): IgnoreProposal[] {
  if (candidates === null) return []
  const { reason, rows, environments, rest } = candidates
  const after = figuresOf(chain.type, rest, chain.contracts)
  return after.missing < chain.server.missing
    ? [{ kind: 'ignore', reason, rows, environments, before: chain.server, after }]
    : []
}

/** Enough for every host and cluster, in whole packs. SQL Server stays counted once per contract. */
function buy(chain: LicenseChain): BuyProposal[] {
  const { type, server } = chain
  const pack = packOf(type.metric)
  const needed = server.consumed / timesCounted(type, chain.contracts)
  const count = Math.ceil((needed - server.covered) / pack - 1e-9) * pack
  if (count <= 0) return []
  const covered = Math.min(server.consumed, server.covered + count)
  const missing = Math.max(0, server.consumed - covered)
  const after = { consumed: server.consumed, covered, missing, compliance: covered / server.consumed }
  const cost = type.cost > 0 ? type.cost * count : null
  return [{ kind: 'buy', count, cost, before: server, after }]
}
