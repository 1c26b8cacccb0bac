import type { DatabaseUsedLicense, LicenseCompliance } from '../../contract/wire.ts'
import { createWorld } from '../../world/createWorld.ts'
import type { HostFacts } from '../../world/hosts/hostFacts.ts'
import { contractsNow, replaceContracts } from '../../world/licenses/contracts/contracts.ts'
import type { World } from '../../world/world.ts'
import { clientOf } from '../client.ts'
import { licensesOf } from '../licenses.ts'
import { uncachedReaderOf } from '../scopes.ts'

export const admin = { as: 'admin' }

export function setUp(hosts = 400) {
  const world = createWorld({ hosts })
  const read = uncachedReaderOf(world)
  return { world, read, ...clientOf(world), ...licensesOf(read) }
}

export const shared = setUp()
export const rows = await shared.used()
const hosts = new Map(shared.world.hosts.facts.map((host) => [host.hostname, host]))
export const hostOf = ({ hostname }: { hostname: string }): HostFacts => {
  const host = hosts.get(hostname)
  if (!host) throw new Error(`no host ${hostname}`)
  return host
}
export const isVendor = (row: DatabaseUsedLicense, name: RegExp) => name.test(row.description)
export const sqlServer = /^SQL Server/
export const mySql = /^MySQL/

export async function oracleRow(world: World, id: string): Promise<LicenseCompliance> {
  const row = (await licensesOf(uncachedReaderOf(world)).compliance()).find(
    ({ licenseTypeID }) => licenseTypeID === id,
  )
  if (!row) throw new Error(`no compliance of ${id}`)
  return row
}

/** Replaces all Oracle contracts with a single one. */
export async function withContract(world: World, more: object) {
  replaceContracts(world, { ...contractsNow(world), oracle: [] })
  const body = { contractID: '1', csi: '2', licenseTypeID: 'A90611', count: 5000, ...more }
  return clientOf(world).sendRequest('/api/contracts/oracle/database', { ...admin, method: 'POST', body })
}

export const flagship = rows.filter(({ licenseTypeID, ignored }) => licenseTypeID === 'A90611' && !ignored)

export const makeSqlServerContract = (number: number, licenseTypeID: string, licensesNumber: number) => ({
  id: `${number}`.padStart(24, '0'),
  type: 'HOST',
  contractID: `${number}`,
  licenseTypeID,
  licensesNumber,
  supportExpiration: null,
  hosts: [],
  clusters: [],
  location: 'All',
})
