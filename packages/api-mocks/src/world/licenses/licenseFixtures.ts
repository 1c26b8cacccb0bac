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
import { complianceOf } from './compliance.ts'
import { contractsNow } from './contracts/contracts.ts'
import { licenseHistory } from './licenseHistory.ts'
import { mysqlLicenseType, oracleLicenseTypes } from './licenseTypes.ts'
import { sqlServerLicenses } from './sqlServerLicenses.ts'
import { usedPerCluster, usedPerHost, usedPerVeritasCluster } from './usedLicenseGroups.ts'
import { usedLicensesOf, veritasMembers } from './usedLicenses.ts'

/** Used licenses of the sample world, in the order of its hosts. */
export function makeUsedLicenses(): DatabaseUsedLicense[] {
  return usedLicenses(false)
}

function usedLicenses(includeUnused: boolean): DatabaseUsedLicense[] {
  const world = sampleWorld()
  const moment = world.clock.now()
  const view = { world, moment, contracts: contractsNow(world) }
  return world.hosts.reports(moment).flatMap((report) => usedLicensesOf(view, report, includeUnused))
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
  return usedPerCluster(usedLicenses(true))
}

export function makeVeritasLicenses(): ClusterVeritasLicense[] {
  const world = sampleWorld()
  return usedPerVeritasCluster(makeUsedLicenses(), veritasMembers(world, world.clock.now()))
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
