import type { Hypervisor } from '../../world/hosts/clusters.ts'
import type { Contracts } from '../../world/licenses/contracts/storedContracts.ts'
import {
  inventoryOf,
  type HostLicense,
  type LicensedHost,
  type LicenseInventory,
} from '../../world/licenses/licenseInventory.ts'
import { mysqlLicenseType, oracleLicenseTypes } from '../../world/licenses/licenseTypes.ts'
import { sqlServerLicenses } from '../../world/licenses/sqlServerLicenses.ts'
import { noContracts } from './smallEstate.ts'

/** Builders of inventories whose figures a test calculates by hand. */

export function license(licenseTypeID: string, count: number, more: Partial<HostLicense> = {}): HostLicense {
  return {
    vendor: 'oracle',
    database: 'db1',
    licenseTypeID,
    count,
    ignored: false,
    ignoredComment: '',
    ...more,
  }
}

/** 8 Intel cores, outside any cluster. */
export function licensedHost(
  hostname: string,
  licenses: readonly HostLicense[],
  more: Partial<LicensedHost> = {},
): LicensedHost {
  return {
    hostname,
    location: 'Milan',
    cpuCores: 8,
    cpuModel: 'Intel(R) Xeon(R) Gold 6338',
    hypervisor: undefined,
    reportedClusters: [],
    veritasHostnames: [],
    isCopy: false,
    licenses,
    ...more,
  }
}

/** 64 CPUs on 4 sockets. `pinned` are virtual machines pinned to their cores. */
export function hypervisor(name: string, pinned: readonly string[] = []): Hypervisor {
  return { name, type: 'VMWare/VMWare', cpu: 64, sockets: 4, capped: new Set(pinned) }
}

export function inventory(
  hosts: readonly LicensedHost[],
  contracts: Partial<Contracts> = {},
): LicenseInventory {
  return inventoryOf(hosts, {
    types: {
      oracle: new Map(oracleLicenseTypes.map((type) => [type.id, type])),
      mySql: new Map([[mysqlLicenseType.id, mysqlLicenseType]]),
      sqlServer: new Map(sqlServerLicenses.map((type) => [type.id, type])),
    },
    contracts: { ...noContracts, ...contracts },
    roundsCounts: false,
  })
}
