import type {
  ClusterVeritasLicense,
  DatabaseUsedLicense,
  DatabaseUsedLicensePerCluster,
  DatabaseUsedLicensePerHost,
  LicenseCompliance,
} from '@inventory-console/api-mocks/contract'
import { countsByCluster } from '../../../columns/usedLicense.ts'
import { veritas } from '../used/usedColumns.ts'
import { contractTerms } from './explainContracts.ts'
import type { ComplianceExplained, Explained, Gap, LicenseInputs, Term } from './explanation.ts'

function judged(figure: number, terms: readonly Term[], result: number | null, gap: Gap | null): Explained {
  const known = { figure, terms, result }
  if (gap !== null || result === null) return { ...known, verdict: 'unknown', gap: gap ?? 'differs' }
  if (isSame(result, figure)) return { ...known, verdict: 'exact', gap: null }
  if (isSame(Math.ceil(result - 1e-9), figure)) return { ...known, verdict: 'rounded', gap: null }
  return { ...known, verdict: 'unknown', gap: 'differs' }
}

/** Sums of binary fractions differ in their last digits by the order of the terms. */
function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))
}

function sumOf(terms: readonly Term[]): number | null {
  return terms.reduce<number | null>(
    (sum, { value }) => (sum === null || value === null ? null : sum + value),
    0,
  )
}

interface Typed {
  licenseTypeID: string
  metric: string
}

function sameType(row: Typed, other: Typed): boolean {
  return row.licenseTypeID === other.licenseTypeID && row.metric === other.metric
}

/** Where each figure of a licence type comes from. */
export function explainCompliance(row: LicenseCompliance, inputs: LicenseInputs): ComplianceExplained {
  const { contracts, covered, purchased } = contractTerms(row, inputs)
  const left = row.unlimited ? 0 : Math.floor(row.purchased - row.covered)
  const consumers = consumersOf(row, inputs)
  return {
    compliance: complianceBy(row),
    consumed: judged(row.consumed, consumers, sumOf(consumers), null),
    ignored: inputs.used.filter((used) => sameType(used, row) && used.ignored).map(databaseTerm),
    covered: judged(row.covered, covered.terms, sumOf(covered.terms), covered.gap),
    purchased: judged(row.purchased, contracts, sumOf(contracts), purchased),
    available: judged(row.available, [], left, null),
  }
}

/** Hosts by themselves, and each cluster once for all of its hosts. */
function consumersOf(row: LicenseCompliance, inputs: LicenseInputs): Term[] {
  const hosts = inputs.perHost.filter((host) => sameType(host, row) && !countsByCluster(host))
  // Clusters whose licenses are all ignored, capped or unused are listed, and not counted.
  const counted = new Set(
    inputs.used
      .filter((used) => sameType(used, row) && countsByCluster(used) && !used.ignored)
      .map(({ clusterName }) => clusterName),
  )
  const clusters = inputs.perCluster.filter(
    ({ cluster, ...type }) => sameType(type, row) && (inputs.used.length === 0 || counted.has(cluster)),
  )
  const nodes = inputs.veritas.filter((cluster) => sameType(cluster, row))
  return [
    ...hosts.map(({ hostname, usedLicenses }) => term('host', hostname, usedLicenses)),
    ...clusters.map(({ cluster, usedLicenses }) => term('cluster', cluster, usedLicenses)),
    ...nodes.map(({ id, count }) => term('veritas', id, count)),
  ]
}

function term(kind: Term['kind'], name: string, value: number): Term {
  return { kind, name, value }
}

function databaseTerm({ hostname, dbName, usedLicenses }: DatabaseUsedLicense): Term {
  return { ...term('database', dbName, usedLicenses), of: hostname }
}

/** Licences by host or cluster are MySQL's and SQL Server's; what is free of charge is covered: Oracle's alone. */
function complianceBy(row: LicenseCompliance): ComplianceExplained['compliance'] {
  const [share, covered, consumed] = [row.compliance, row.covered, row.consumed]
  const isOracle = row.metric !== 'HOST' && row.metric !== 'CLUSTER'
  const by = row.unlimited
    ? 'unlimited'
    : consumed === 0
      ? 'nothingConsumed'
      : isOracle && row.cost === 0
        ? 'free'
        : 'ratio'
  const result = by !== 'ratio' ? 1 : covered === null || consumed === null ? null : covered / consumed
  const isExact = share !== null && result !== null && isSame(result, share)
  return { percent: share === null ? null : share * 100, by, verdict: isExact ? 'exact' : 'unknown' }
}

/** The databases of a host share its processors: the neediest of them counts. */
export function explainHost(row: DatabaseUsedLicensePerHost, inputs: Pick<LicenseInputs, 'used'>): Explained {
  const own = inputs.used.filter(
    (used) => sameType(used, row) && used.hostname === row.hostname && !used.ignored,
  )
  return neediest(row.usedLicenses, own, ({ usedLicenses }) => usedLicenses)
}

/** Each database reports the figure of its cluster, which counts once. The server counts ignored licenses too. */
export function explainCluster(
  row: DatabaseUsedLicensePerCluster,
  inputs: Pick<LicenseInputs, 'used'>,
): Explained {
  const own = inputs.used.filter(
    (used) => sameType(used, row) && used.clusterName === row.cluster && used.clusterType !== veritas,
  )
  return neediest(row.usedLicenses, own, ({ clusterLicenses }) => clusterLicenses)
}

function neediest(
  figure: number,
  own: readonly DatabaseUsedLicense[],
  valueOf: (row: DatabaseUsedLicense) => number,
): Explained {
  const terms = own.map((row) => ({
    ...term('database', row.dbName, valueOf(row)),
    of: row.hostname,
  }))
  const values = terms.flatMap(({ value }) => value ?? [])
  return judged(figure, terms, values.length === 0 ? null : Math.max(...values), null)
}

/** Each database reports the figure of its cluster, which counts once. */
export function explainVeritas(row: ClusterVeritasLicense, inputs: Pick<LicenseInputs, 'used'>): Explained {
  const own = inputs.used.filter(
    (used) =>
      sameType(used, row) && used.clusterType === veritas && used.clusterName.replaceAll(',', '-') === row.id,
  )
  return neediest(row.count, own, ({ clusterLicenses }) => clusterLicenses)
}
