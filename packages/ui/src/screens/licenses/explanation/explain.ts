import type {
  ClusterVeritasLicense,
  DatabaseUsedLicense,
  DatabaseUsedLicensePerCluster,
  DatabaseUsedLicensePerHost,
} from '@inventory-console/api-mocks/contract'
import { veritas } from '../../../domain/licenses/usedLicense.ts'

interface LicenseTypeRow {
  licenseTypeID: string
  metric: string
}

function sameType(row: LicenseTypeRow, other: LicenseTypeRow): boolean {
  return row.licenseTypeID === other.licenseTypeID && row.metric === other.metric
}

/** The databases of a host share its processors, so the largest of their figures counts. */
export function explainHost(row: DatabaseUsedLicensePerHost, { used }: UsedInputs): Explanation {
  const matchingRows = used.filter(
    (license) => sameType(license, row) && license.hostname === row.hostname && !license.ignored,
  )
  return explainMaximum(row.usedLicenses, matchingRows, ({ usedLicenses }) => usedLicenses)
}

/** Each database reports the figure of its cluster, which counts once. The server counts ignored licenses too. */
export function explainCluster(row: DatabaseUsedLicensePerCluster, { used }: UsedInputs): Explanation {
  const matchingRows = used.filter(
    (license) =>
      sameType(license, row) && license.clusterName === row.cluster && license.clusterType !== veritas,
  )
  return explainMaximum(row.usedLicenses, matchingRows, ({ clusterLicenses }) => clusterLicenses)
}

/** Each database reports the figure of its cluster, which counts once. */
export function explainVeritas(row: ClusterVeritasLicense, { used }: UsedInputs): Explanation {
  const matchingRows = used.filter(
    (license) =>
      sameType(license, row) &&
      license.clusterType === veritas &&
      license.clusterName.replaceAll(',', '-') === row.id,
  )
  return explainMaximum(row.count, matchingRows, ({ clusterLicenses }) => clusterLicenses)
}

function explainMaximum(
  figure: number,
  matchingRows: readonly DatabaseUsedLicense[],
  valueOf: (row: DatabaseUsedLicense) => number,
): Explanation {
  const terms = matchingRows.map((row) => ({ name: row.dbName, hostname: row.hostname, value: valueOf(row) }))
  const result = terms.length === 0 ? null : Math.max(...terms.map(({ value }) => value))
  return { figure, terms, result, verdict: verdictOf(figure, result) }
}

function verdictOf(figure: number, result: number | null): Verdict {
  if (result === null) return 'unknown'
  if (isEqual(result, figure)) return 'exact'
  return isEqual(Math.ceil(result - 1e-9), figure) ? 'rounded' : 'unknown'
}

function isEqual(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))
}

export interface UsedInputs {
  used: readonly DatabaseUsedLicense[]
}

/** A database and its consumption. */
export interface Term {
  name: string
  hostname: string
  value: number
}

/**
 * `exact`: the largest term equals the figure. `rounded`: it does after rounding up, which is an option of
 * the server.
 */
export type Verdict = 'exact' | 'rounded' | 'unknown'

export interface Explanation {
  figure: number
  terms: readonly Term[]
  /** The largest term; null without any. */
  result: number | null
  verdict: Verdict
}
