import { combineHandlers } from '@inventory-console/api-mocks/combineHandlers'
import type {
  Cluster,
  ClusterVeritasLicense,
  DatabaseUsedLicense,
  DatabaseUsedLicensePerCluster,
  DatabaseUsedLicensePerHost,
  HostSummary,
  MySQLContract,
  OracleContract,
  SqlServerContract,
} from '@inventory-console/api-mocks/contract'
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
  perHost: DatabaseUsedLicensePerHost[]
  perCluster: DatabaseUsedLicensePerCluster[]
  veritas: ClusterVeritasLicense[]
}

export async function fetchLicenseLists(
  { get }: Pick<ReturnType<typeof clientOf>, 'get'>,
  query: string,
): Promise<LicenseLists> {
  const used = await get<{ usedLicenses: DatabaseUsedLicense[] }>(`${databasesPath}/licenses-used${query}`)
  const { hosts } = await get<{ hosts: HostSummary[] }>(`/hosts?mode=summary${query.replace('?', '&')}`)
  const perHost = await get<{ usedLicenses: DatabaseUsedLicensePerHost[] | null }>(
    `${databasesPath}/licenses-used-per-host${query}`,
  )
  const perCluster = await get<{ usedLicensesPerCluster: DatabaseUsedLicensePerCluster[] }>(
    `${databasesPath}/licenses-used-per-cluster${query}`,
  )
  const contracts = async <Row>(vendor: string) =>
    (await get<{ contracts: Row[] }>(`/contracts/${vendor}/database${query}`)).contracts
  return {
    used: used.usedLicenses,
    hosts,
    clusters: (await get<Cluster[] | null>('/hosts/clusters')) ?? [],
    perHost: perHost.usedLicenses ?? [],
    perCluster: perCluster.usedLicensesPerCluster,
    veritas: await get<ClusterVeritasLicense[]>(`${databasesPath}/licenses-used-cluster-veritas${query}`),
    oracle: await contracts<OracleContract>('oracle'),
    mysql: await contracts<MySQLContract>('mysql'),
    sqlServer: await contracts<SqlServerContract>('microsoft'),
  }
}
