import type { OracleContract } from '@inventory-console/api-mocks/contract'

/** False for licenses by stream: the server reports neither their cores nor their users. */
export function isCounted({ metric }: Pick<OracleContract, 'metric'>): boolean {
  return metric !== 'Stream Perpetual'
}

/** Licenses purchased by a contract, by core and by user. Null if the server does not report them. */
export function boughtBy(contract: OracleContract): number | null {
  const { licensesPerCore, licensesPerUser } = contract
  if (!isCounted(contract)) return null
  const [cores, users] = [licensesPerCore, licensesPerUser]
  return cores === null && users === null ? null : cores + users
}
