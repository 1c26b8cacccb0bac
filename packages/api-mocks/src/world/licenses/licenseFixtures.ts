import { oracleLicenseType } from '../../contract/generated/decoders/api/licenses.ts'
import type {
  ClusterVeritasLicense,
  DatabaseUsedLicense,
  DatabaseUsedLicensePerCluster,
  DatabaseUsedLicensePerHost,
  LicenseCompliance,
  LicenseHistoryItem,
  MysqlLicenseType,
  OracleLicenseType,
  SqlServerLicenseType,
} from '../../contract/index.ts'
import { decodedRows, sampleWorld } from '../sampleWorld.ts'
import { licenseHistory } from './licenseHistory.ts'
import { mysqlLicenseType, oracleLicenseTypes } from './licenseTypes.ts'
import { sqlServerLicenses } from './sqlServerLicenses.ts'
import { usedPerCluster, usedPerHost, usedPerVeritasCluster } from './usedLicenses.ts'
import { complianceOf, inventoryOfWorld, usedLicensesOf } from './worldLicenses.ts'

/** Used licenses of the sample world, in the order of its hosts. */
export function makeUsedLicenses(): DatabaseUsedLicense[] {
  const world = sampleWorld()
  return usedLicensesOf(world, world.hosts.reports(world.clock.now()))
}

export function makeUsedLicense(overrides: Partial<DatabaseUsedLicense> = {}): DatabaseUsedLicense {
  const [first] = makeUsedLicenses()
  if (first === undefined) throw new Error('the sample world uses no license')
  return { ...first, ...overrides }
}

export function makeUsedLicensesPerHost(): DatabaseUsedLicensePerHost[] {
  return usedPerHost(makeUsedLicenses())
}

export function makeUsedLicensesPerCluster(): DatabaseUsedLicensePerCluster[] {
  return usedPerCluster(makeUsedLicenses())
}

export function makeVeritasLicenses(): ClusterVeritasLicense[] {
  const inventory = inventoryOfWorld(sampleWorld())
  return usedPerVeritasCluster(inventory, inventory.hosts)
}

export function makeCompliance(): LicenseCompliance[] {
  const { oracle, mySql, sqlServer } = complianceOf(sampleWorld())
  return [...oracle, ...mySql, ...sqlServer]
}

/** 366 points per license type, the last one for today. */
export function makeLicenseHistory(): LicenseHistoryItem[] {
  return licenseHistory(sampleWorld(), Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)
}

export function makeOracleLicenseTypes(): OracleLicenseType[] {
  return decodedRows(oracleLicenseType, oracleLicenseTypes)
}

export function makeMysqlLicenseTypes(): MysqlLicenseType[] {
  return [mysqlLicenseType]
}

export function makeSqlServerLicenseTypes(): SqlServerLicenseType[] {
  return [...sqlServerLicenses]
}
