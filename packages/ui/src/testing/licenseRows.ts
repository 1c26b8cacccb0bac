import type { LicenseCompliance } from '@inventory-console/api-mocks/contract'
import { makeOracleContract } from '@inventory-console/api-mocks/fixtures/contracts'
import {
  makeCompliance,
  makeUsedLicense,
  makeUsedLicensesPerCluster,
  makeUsedLicensesPerHost,
  makeVeritasLicenses,
} from '@inventory-console/api-mocks/fixtures/licenses'
import type { LicenseInputs } from '../screens/licenses/explanation/explanation.ts'

/** Rows of one license type for the tests of its explained figures. */

function first<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The fixtures have no row')
  return row
}

export const type = { licenseTypeID: 'A1', metric: 'Processor Perpetual' } as const
export const otherId = { licenseTypeID: 'A2', metric: type.metric } as const
export const otherMetric = { licenseTypeID: 'A1', metric: 'Named User Plus Perpetual' } as const
const alone = { clusterLicenses: 0, olvmCapped: false, ignored: false, clusterName: '', clusterType: '' }

export const used = (more: object) => Object.assign(makeUsedLicense(), type, alone, more)
export const onHost = (hostname: string, usedLicenses: unknown, more: object = {}) =>
  Object.assign({ ...first(makeUsedLicensesPerHost()) }, type, alone, { hostname, usedLicenses }, more)
export const onCluster = (cluster: string, usedLicenses: unknown, more: object = {}) =>
  Object.assign({ ...first(makeUsedLicensesPerCluster()) }, type, { cluster, usedLicenses }, more)
export const onVeritas = (id: string, count: number, hostnames: string[], more: object = {}) =>
  Object.assign({ ...first(makeVeritasLicenses()) }, type, { id, count, hostnames }, more)
export const bought = (contractID: string, more: object) =>
  Object.assign(
    makeOracleContract(),
    type,
    {
      contractID,
      unlimited: false,
      licensesPerCore: 0,
      licensesPerUser: 0,
      availableLicensesPerCore: 0,
      availableLicensesPerUser: 0,
    },
    more,
  )
export const row = (more: object): LicenseCompliance =>
  Object.assign({ ...first(makeCompliance()) }, type, { unlimited: false, cost: 1 }, more)
export const nothing: LicenseInputs = {
  used: [],
  perHost: [],
  perCluster: [],
  veritas: [],
  oracle: [],
  mysql: [],
  sqlServer: [],
}
