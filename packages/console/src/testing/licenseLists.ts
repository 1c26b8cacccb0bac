import { combineHandlers } from '@inventory-console/api-mocks/combineHandlers'
import type {
  Cluster,
  ClusterVeritasLicense,
  DatabaseUsedLicensePerCluster,
  DatabaseUsedLicensePerHost,
  HostSummary,
} from '@inventory-console/api-mocks/contract'
import { decode } from '@inventory-console/api-mocks/contract/decode'
import type { Decoder } from '@inventory-console/api-mocks/contract/decoder'
import { clusterRows } from '@inventory-console/api-mocks/decoders/api/clusters'
import {
  listMysqlContracts,
  listOracleContracts,
  listSqlServerContracts,
} from '@inventory-console/api-mocks/decoders/api/contracts'
import { hostSummaries } from '@inventory-console/api-mocks/decoders/api/hosts'
import {
  listUsedLicenses,
  listUsedLicensesOfVeritasClusters,
  listUsedLicensesPerCluster,
  listUsedLicensesPerHost,
} from '@inventory-console/api-mocks/decoders/api/licenses'
import { sampleUsers } from '@inventory-console/api-mocks/fixtures/users'
import { createHandlers } from '@inventory-console/api-mocks/handlers'
import type { World } from '@inventory-console/api-mocks/world'
import type { ComplianceInputs } from '@inventory-console/ui/screens/licenses/compliance/ComplianceExplanation'

/** Calls the mock handlers of a world with the paths that the console uses. */
export function clientOf(world: World) {
  const respond = combineHandlers(createHandlers(world))
  const admin = sampleUsers.find(({ username }) => username === 'admin')
  let token = ''
  async function call(path: string, method = 'GET', body?: unknown): Promise<Response> {
    const headers = { Authorization: `Bearer ${token}` }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await respond(new Request(`http://localhost/api${path}`, { method, headers, ...sent }))
    if (!response?.ok) throw new Error(`${method} ${path}: ${response?.status}`)
    return response
  }
  return {
    call,
    logIn: async () => {
      const { username = '', password = '' } = admin ?? {}
      token = await (await call('/user/login', 'POST', { username, password })).text()
    },
    get: async <Body>(path: string): Promise<Body> => (await call(path)).json(),
  }
}

export const databasesPath = '/hosts/technologies/all/databases'

export interface LicenseLists extends ComplianceInputs {
  hosts: readonly HostSummary[]
  clusters: readonly Cluster[]
  perHost: DatabaseUsedLicensePerHost[]
  perCluster: DatabaseUsedLicensePerCluster[]
  veritas: ClusterVeritasLicense[]
}

export async function fetchLicenseLists(
  { get }: Pick<ReturnType<typeof clientOf>, 'get'>,
  query: string,
): Promise<LicenseLists> {
  const read = async <Body>(decoder: Decoder<Body>, path: string) =>
    decode(decoder, await get<unknown>(path)).value
  const path = (name: string) => `${databasesPath}/${name}${query}`
  const contracts = (vendor: string) => `/contracts/${vendor}/database${query}`
  const hosts = `/hosts?mode=summary${query.replace('?', '&')}`
  return {
    used: (await read(listUsedLicenses, path('licenses-used'))).usedLicenses,
    hosts: (await read(hostSummaries, hosts)).hosts,
    clusters: await read(clusterRows, '/hosts/clusters'),
    perHost: (await read(listUsedLicensesPerHost, path('licenses-used-per-host'))).usedLicenses,
    perCluster: (await read(listUsedLicensesPerCluster, path('licenses-used-per-cluster')))
      .usedLicensesPerCluster,
    veritas: await read(listUsedLicensesOfVeritasClusters, path('licenses-used-cluster-veritas')),
    oracle: (await read(listOracleContracts, contracts('oracle'))).contracts,
    mysql: (await read(listMysqlContracts, contracts('mysql'))).contracts,
    sqlServer: (await read(listSqlServerContracts, contracts('microsoft'))).contracts,
  }
}
