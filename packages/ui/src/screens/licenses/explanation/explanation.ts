import type {
  ClusterVeritasLicense,
  DatabaseUsedLicense,
  DatabaseUsedLicensePerCluster,
  DatabaseUsedLicensePerHost,
  MySQLContract,
  OracleContract,
  SqlServerContract,
} from '@inventory-console/api-mocks/contract'

/** Where licenses are used and what was bought, as sent by the server. */
export interface LicenseInputs {
  used: readonly DatabaseUsedLicense[]
  perHost: readonly DatabaseUsedLicensePerHost[]
  perCluster: readonly DatabaseUsedLicensePerCluster[]
  veritas: readonly ClusterVeritasLicense[]
  oracle: readonly OracleContract[]
  mysql: readonly MySQLContract[]
  sqlServer: readonly SqlServerContract[]
}

/** One input of a figure. */
export interface Term {
  kind: 'host' | 'database' | 'cluster' | 'veritas' | 'contract'
  name: string
  /** The host of a database. */
  of?: string
  /** `null`: not known. */
  value: number | null
}

/** `exact`: the inputs add up to the figure. `rounded`: they do once rounded up, which is an option of the server. */
export type Verdict = 'exact' | 'rounded' | 'unknown'

/** Why the inputs do not add up to the figure. */
export type Gap = 'differs' | 'unlimited' | 'notTold' | 'noCount'

export interface Explained {
  figure: number | null
  terms: readonly Term[]
  /** The result of the terms; `null` when one of them is not known. */
  result: number | null
  verdict: Verdict
  gap: Gap | null
}

export interface ComplianceExplained {
  compliance: {
    percent: number | null
    by: 'unlimited' | 'nothingConsumed' | 'free' | 'ratio'
    verdict: Verdict
  }
  consumed: Explained
  /** Not counted as consumed. */
  ignored: readonly Term[]
  covered: Explained
  purchased: Explained
  available: Explained
}
