import type { LicenseCompliance, MySQLContract, OracleContract, SqlServerContract } from '../contract/wire.ts'
import type { World } from '../world/world.ts'
import { clientOf, type RequestOptions } from './client.ts'

const admin = { as: 'admin' }
/** Contract paths of each vendor. */
export const contractPaths = {
  oracle: '/api/contracts/oracle/database',
  mysql: '/api/contracts/mysql/database',
  microsoft: '/api/contracts/microsoft/database',
}

/** Reads contracts and their compliance as admin. */
export function contractClient(world: World) {
  const { sendRequest } = clientOf(world)
  async function list<Row>(path: string): Promise<Row[]> {
    const { contracts }: { contracts: Row[] } = await (await sendRequest(path, admin)).json()
    return contracts
  }
  return {
    sendRequest: (path: string, options: RequestOptions) => sendRequest(path, { ...admin, ...options }),
    oracle: (query = '') => list<OracleContract>(contractPaths.oracle + query),
    mysql: () => list<MySQLContract>(contractPaths.mysql),
    microsoft: () => list<SqlServerContract>(contractPaths.microsoft),
    complianceOf: async (id: string) => {
      const response = await sendRequest('/api/hosts/technologies/all/databases/licenses-compliance', admin)
      const { licensesCompliance }: { licensesCompliance: LicenseCompliance[] } = await response.json()
      return licensesCompliance.find(({ licenseTypeID }) => licenseTypeID === id)
    },
  }
}
