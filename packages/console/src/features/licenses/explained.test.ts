import { asking } from '@inventory-console/api-mocks/asking'
import type {
  ClusterVeritasLicense,
  DatabaseUsedLicense,
  DatabaseUsedLicensePerCluster,
  DatabaseUsedLicensePerHost,
  LicenseCompliance,
  MySQLContract,
  OracleContract,
  SqlServerContract,
} from '@inventory-console/api-mocks/contract'
import { sampleUsers } from '@inventory-console/api-mocks/fixtures/users'
import { createHandlers } from '@inventory-console/api-mocks/handlers'
import { createWorld, type World } from '@inventory-console/api-mocks/world'
import {
  explainCompliance,
  type LicenseInputs,
} from '@inventory-console/ui/screens/licenses/compliance/ComplianceExplanation'
import {
  explainCluster,
  explainHost,
  explainVeritas,
} from '@inventory-console/ui/screens/licenses/used/UsedExplanation'
import { expect, test } from 'vitest'

type Explained = ReturnType<typeof explainHost>

/** Asks the mocks as the console does, over the same paths. */
function clientOf(world: World) {
  const answer = asking(createHandlers(world))
  const admin = sampleUsers.find(({ username }) => username === 'admin')
  let token = ''
  async function call(path: string, method = 'GET', body?: unknown): Promise<Response> {
    const headers = { Authorization: `Bearer ${token}` }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await answer(new Request(`http://localhost/api${path}`, { method, headers, ...sent }))
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

const all = '/hosts/technologies/all/databases'

async function inputsOf({ get }: ReturnType<typeof clientOf>, query: string): Promise<LicenseInputs> {
  const used = await get<{ usedLicenses: DatabaseUsedLicense[] }>(`${all}/licenses-used${query}`)
  const perHost = await get<{ usedLicenses: DatabaseUsedLicensePerHost[] | null }>(
    `${all}/licenses-used-per-host${query}`,
  )
  const perCluster = await get<{ usedLicensesPerCluster: DatabaseUsedLicensePerCluster[] }>(
    `${all}/licenses-used-per-cluster${query}`,
  )
  const veritas = await get<ClusterVeritasLicense[]>(`${all}/licenses-used-cluster-veritas${query}`)
  const contracts = async <Row>(maker: string) =>
    (await get<{ contracts: Row[] }>(`/contracts/${maker}/database${query}`)).contracts
  return {
    used: used.usedLicenses,
    perHost: perHost.usedLicenses ?? [],
    perCluster: perCluster.usedLicensesPerCluster,
    veritas,
    oracle: await contracts<OracleContract>('oracle'),
    mysql: await contracts<MySQLContract>('mysql'),
    sqlServer: await contracts<SqlServerContract>('microsoft'),
  }
}

/** Each third world asks for one place, each second rounds by licence type; some licences are ignored. */
async function worldOf(seed: number) {
  const world = createWorld({ seed, hosts: 6 + (seed % 14) })
  world.configuration.APIService.RoundLicenses = seed % 2 === 0
  const client = clientOf(world)
  await client.logIn()
  const { usedLicenses } = await client.get<{ usedLicenses: DatabaseUsedLicense[] }>(`${all}/licenses-used`)
  const ignored = usedLicenses.filter((_, index) => (index + seed) % 9 === 0)
  if (ignored.length > 0)
    await client.call(
      '/licenses/ignore',
      'POST',
      ignored.map(({ hostname, dbName, licenseTypeID, metric, description }) => ({
        technology: metric.endsWith('Perpetual')
          ? 'Oracle/Database'
          : description.includes('MySQL')
            ? 'Oracle/MySQL'
            : 'Microsoft/SQLServer',
        hostname,
        databaseName: dbName,
        licenseTypeID,
        ignored: true,
        ignoredComment: 'test',
      })),
    )
  const places = await client.get<string[]>('/hosts/locations')
  const place = seed % 3 === 0 ? places[seed % places.length] : undefined
  const query = place === undefined ? '' : `?location=${encodeURIComponent(place)}`
  const { licensesCompliance } = await client.get<{ licensesCompliance: LicenseCompliance[] }>(
    `${all}/licenses-compliance${query}`,
  )
  return { inputs: await inputsOf(client, query), rows: licensesCompliance, place }
}

const close = (a: number, b: number) => Math.abs(a - b) < 1e-6

/** What is said to be recomputed is; what is not is said not to be. */
function faultOf(name: string, { figure, terms, verdict, gap }: Explained, by: 'sum' | 'most' = 'sum') {
  const values = terms.map(({ value }) => value)
  const told = values.filter((value) => value !== null)
  const complete = told.length === values.length
  const result = by === 'sum' ? told.reduce((sum, value) => sum + value, 0) : Math.max(...told)
  if (figure === null) return `${name} has no figure`
  if (verdict === 'unknown') return gap === null ? `${name} does not say why` : null
  if (!complete) return `${name} is called recomputed from half of its inputs`
  const wanted = verdict === 'rounded' ? Math.ceil(result - 1e-6) : result
  return close(wanted, figure) ? null : `${name}: ${result} is called ${figure}`
}

function faultsOf({ inputs, rows, place }: Awaited<ReturnType<typeof worldOf>>) {
  const faults: (string | null)[] = []
  const must = (holds: boolean, fault: string) => faults.push(holds ? null : fault)
  for (const row of rows) {
    const name = `${row.licenseTypeID} ${row.metric}`
    const explained = explainCompliance(row, inputs)
    faults.push(
      faultOf(`${name} consumed`, explained.consumed),
      faultOf(`${name} covered`, explained.covered),
      faultOf(`${name} purchased`, explained.purchased),
    )
    must(explained.compliance.verdict === 'exact', `${name}: compliance is not recomputed`)
    must(explained.available.verdict === 'exact', `${name}: available is not recomputed`)
    const isOracle = row.metric.endsWith('Perpetual')
    // The server counts SQL Server once per contract, and takes the last contract of MySQL and SQL Server.
    if (isOracle) {
      must(explained.consumed.verdict !== 'unknown', `${name}: consumed is not recomputed`)
      must(explained.purchased.verdict === 'exact', `${name}: purchased is not recomputed`)
    }
    if (isOracle && !row.unlimited && place === undefined)
      must(explained.covered.verdict !== 'unknown', `${name}: covered is not recomputed`)
  }
  for (const row of inputs.perHost) {
    const explained = explainHost(row, inputs)
    faults.push(faultOf(`host ${row.hostname}`, explained, 'most'))
    must(explained.verdict === 'exact', `host ${row.hostname} is not recomputed`)
  }
  for (const row of inputs.perCluster) {
    const explained = explainCluster(row, inputs)
    faults.push(faultOf(`cluster ${row.cluster}`, explained, 'most'))
    // The server lists clusters of unused licenses too; the used licenses do not name these.
    const isUsed = inputs.used.some(
      ({ clusterName, licenseTypeID }) => clusterName === row.cluster && licenseTypeID === row.licenseTypeID,
    )
    must(explained.verdict === (isUsed ? 'exact' : 'unknown'), `cluster ${row.cluster} is not recomputed`)
  }
  // A location may hold some of the nodes alone: then it must be said.
  for (const row of inputs.veritas)
    faults.push(faultOf(`veritas ${row.id}`, explainVeritas(row, inputs), 'most'))
  return faults.filter((fault) => fault !== null)
}

const worlds = 1000
/** Milliseconds: a guard against what never ends, on a machine that does ten things at once. */
const patience = 600_000

test(
  `the explained inputs give the figures of ${worlds} companies, or say that they cannot`,
  { timeout: patience },
  async () => {
    let figures = 0
    for (let seed = 1; seed <= worlds; seed += 1) {
      const world = await worldOf(seed)
      figures += world.rows.length
      expect(faultsOf(world), `seed ${seed}`).toEqual([])
    }
    expect(figures).toBeGreaterThan(worlds)
  },
)

test('an input that is missing is found out', async () => {
  const { inputs, rows } = await worldOf(4)
  const row = rows.find(({ licenseTypeID }) =>
    inputs.perHost.some((host) => host.licenseTypeID === licenseTypeID),
  )
  if (!row) throw new Error('nobody uses a licence')
  const without = { ...inputs, perHost: [], perCluster: [], veritas: [] }
  expect(explainCompliance(row, without).consumed).toMatchObject({ verdict: 'unknown', gap: 'differs' })
})
