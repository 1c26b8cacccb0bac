import type { MySQLContract, SqlServerContract } from '../../../contract/wire.ts'

/** An Oracle contract as stored. Its coverage is computed for each response. */
export interface StoredOracleContract {
  id: string
  contractID: string
  csi: string
  licenseTypeID: string
  referenceNumber: string
  unlimited: boolean
  count: number
  basket: boolean
  restricted: boolean
  supportExpiration: string | null
  hosts: string[] | null
  status: string
  productOrderDate: string | null
  location: string
}

type Dates = Pick<StoredOracleContract, 'supportExpiration' | 'productOrderDate'>

export function isDated({ supportExpiration, productOrderDate }: Dates): boolean {
  return supportExpiration !== null || productOrderDate !== null
}

export interface Contracts {
  oracle: readonly StoredOracleContract[]
  mysql: readonly MySQLContract[]
  microsoft: readonly SqlServerContract[]
}

export const noContracts: Contracts = { oracle: [], mysql: [], microsoft: [] }

/** Snapshots by time: the initial contracts, created on first read, then one per change. */
export type ContractStore = { since: number; contracts: Contracts }[]
