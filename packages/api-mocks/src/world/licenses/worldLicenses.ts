import type { DatabaseUsedLicense, LicenseCompliance } from '../../contract/wire.ts'
import type { HostReport } from '../hosts/hostStore.ts'
import type { World } from '../world.ts'
import { complianceIn, percentagesIn } from './compliance.ts'
import { contractsNow } from './contracts/contracts.ts'
import type { Contracts } from './contracts/storedContracts.ts'
import type { LicenseVendor } from './licenseInventory.ts'
import { usedLicensesIn } from './usedLicenses.ts'
import { inventoryWith, type InventoryOptions, type WorldInventory } from './worldInventory.ts'

interface Options extends InventoryOptions {
  contracts?: Contracts
}

/** The hosts of a world that license rules read. `contracts` defaults to those of now. */
export function inventoryOfWorld(
  world: World,
  { contracts = contractsNow(world), ...options }: Options = {},
): WorldInventory {
  return inventoryWith(contracts, world, options)
}

/** Licenses that the databases and instances of these hosts use. */
export function usedLicensesOf(
  world: World,
  reports: readonly HostReport[],
  options: Options = {},
): DatabaseUsedLicense[] {
  const inventory = inventoryOfWorld(world, options)
  const used = usedLicensesIn(inventory)
  return reports.flatMap((report) => used(inventory.hostOf(report)))
}

/** Current compliance; the server keeps no history of it. */
export function complianceOf(
  world: World,
  locations?: readonly string[],
  ofContracts?: readonly string[],
): Record<LicenseVendor, LicenseCompliance[]> {
  return complianceIn(inventoryOfWorld(world), locations, ofContracts)
}

/** Mean compliance per vendor for the dashboard, 0 to 100. */
export function compliancePercentages(
  world: World,
  locations?: readonly string[],
  ofContracts?: readonly string[],
): Record<LicenseVendor, number> {
  return percentagesIn(inventoryOfWorld(world), locations, ofContracts)
}
