import type { MySQLContract, SqlServerContract } from '../contract/index.ts'
import type { World } from '../world.ts'
import { firstContracts } from './firstContracts.ts'

/** A contract for Oracle licences as the store has it: what it covers is worked out for each answer. */
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

export interface Contracts {
  oracle: readonly StoredOracleContract[]
  mysql: readonly MySQLContract[]
  microsoft: readonly SqlServerContract[]
}

/** Empty until somebody asks; then what the company had bought before the world began, and every change since. */
export type ContractStore = { since: number; contracts: Contracts }[]

export function contractsNow(world: World): Contracts {
  return contractsAt(world, Number.POSITIVE_INFINITY)
}

export function contractsAt(world: World, moment: number): Contracts {
  if (world.contracts.length === 0)
    world.contracts.push({ since: Number.NEGATIVE_INFINITY, contracts: firstContracts(world) })
  const [first] = world.contracts
  const found = world.contracts.findLast(({ since }) => since <= moment) ?? first
  return found?.contracts ?? { oracle: [], mysql: [], microsoft: [] }
}

/** From now on these are the contracts of one make; the others stay. */
export function replaceContracts(world: World, changed: Partial<Contracts>): void {
  const contracts = { ...contractsNow(world), ...changed }
  world.contracts.push({ since: world.clock.now(), contracts })
}
