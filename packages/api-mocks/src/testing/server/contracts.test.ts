import { describe, expect, test } from 'vitest'
import type { Dashboard, LicenseCompliance, MySQLContract, OracleContract } from '../../contract/wire.ts'
import { createWorld } from '../../world/createWorld.ts'
import { replaceContracts, contractsNow } from '../../world/licenses/contracts/contracts.ts'
import { csv } from '../calls/contracts.ts'
import { clientOf } from '../client.ts'
import { uncachedReaderOf } from '../scopes.ts'

const admin = { as: 'admin' }
const paths = {
  oracle: '/api/contracts/oracle/database',
  mysql: '/api/contracts/mysql/database',
  sqlserver: '/api/contracts/microsoft/database',
}
type Type = keyof typeof paths

function setUp(hosts = 60) {
  const world = createWorld({ hosts })
  const { sendRequest, json, status } = clientOf(world)
  const read = uncachedReaderOf(world)
  return {
    world,
    sendRequest,
    json,
    status,
    read,
    upload: async (type: Type, content: string) =>
      (await sendRequest(`/api/contracts/${type}/upload`, { ...admin, method: 'POST', body: csv(content) }))
        .status,
    list: async <Row = OracleContract>(type: Type) =>
      (await read<{ contracts: Row[] }>(paths[type])).contracts,
  }
}

const oracleHead =
  'Contract Number,CSI,Part Number,Reference Number,ULA,License number,Basket,Restricted,Support Expiration,Hosts,Status,Product Order Date,Location'
const oracleRow = (id: string, part = 'A90611') => `${id},2,${part},,no,1,yes,no,,,,,Milan`
const csvLines = (...rows: string[]) => rows.map((row) => `${row}\n`).join('')

describe('contract import', () => {
  test('Oracle: stores the rows before an invalid one, again on each upload', async () => {
    const { upload, list } = setUp()
    const file = csvLines(oracleHead, oracleRow('a'), oracleRow('b'), oracleRow('c', 'X1'), oracleRow('d'))
    expect(await upload('oracle', file)).toBe(422)
    expect(await upload('oracle', file)).toBe(422)
    const ids = (await list('oracle')).map(({ contractID }) => contractID)
    expect(['a', 'b', 'c', 'd'].map((id) => ids.filter((each) => each === id).length)).toEqual([2, 2, 0, 0])
  })

  test('SQL Server: stores the rows before an invalid one', async () => {
    const { upload, list } = setUp()
    const head = 'Type,Contract ID,License Type,Number of Licenses,Location'
    const row = (id: string, type: string) => `HOST,${id},${type},4,Milan`
    const file = csvLines(head, row('a', 'DG7GMGF0FKZV-0001'), row('b', 'DG7GMGF0FKZV-0001'), row('c', 'X1'))
    expect(await upload('sqlserver', file)).toBe(422)
    const ids = (await list('sqlserver')).map(({ contractID }) => contractID)
    expect(['a', 'b', 'c'].map((id) => ids.includes(id))).toEqual([true, true, false])
  })

  test('ignores unknown columns', async () => {
    const { upload, list } = setUp()
    expect(await upload('oracle', csvLines(`${oracleHead},Color`, `${oracleRow('a')},red`))).toBe(200)
    expect((await list('oracle')).some(({ contractID }) => contractID === 'a')).toBe(true)
  })

  test.each(['oracle', 'sqlserver'] as const)(
    '%s: returns 422 for semicolons and stores nothing',
    async (type) => {
      const { upload, list } = setUp()
      const before = await list(type)
      const file = {
        oracle: [oracleHead, oracleRow('a')],
        sqlserver: ['Type,Contract ID,License Type', 'HOST,a,X'],
      }
      expect(await upload(type, csvLines(...file[type]).replaceAll(',', ';'))).toBe(422)
      expect(await list(type)).toEqual(before)
    },
  )

  test('MySQL: returns 200 for semicolons and stores one empty contract per line', async () => {
    const { upload, list } = setUp()
    const before = await list<MySQLContract>('mysql')
    const head = 'Type;Contract Number;CSI;License Type;Number of Licenses;Location'
    expect(await upload('mysql', csvLines(head, 'HOST;1;2;B64911;3;Milan', 'HOST;2;2;B64911;3;Milan'))).toBe(
      200,
    )
    const added = (await list<MySQLContract>('mysql')).slice(before.length)
    const emptyFields = {
      type: '',
      contractID: '',
      csi: '',
      licenseTypeID: '',
      numberOfLicenses: 0,
      supportExpiration: null,
      clusters: null,
      hosts: null,
      location: '',
    }
    expect(added).toEqual([
      { id: expect.any(String), ...emptyFields },
      { id: expect.any(String), ...emptyFields },
    ])
  })

  test('validates nothing for MySQL and only the license type for SQL Server', async () => {
    const { upload } = setUp()
    const mysql = csvLines(
      'Type,Contract Number,CSI,License Type,Number of Licenses,Location',
      ',,,nothing,,',
    )
    expect(await upload('mysql', mysql)).toBe(200)
    const sqlserver = csvLines(
      'Type,Contract ID,License Type,Number of Licenses,Location',
      ',,DG7GMGF0FKZV-0001,,',
    )
    expect(await upload('sqlserver', sqlserver)).toBe(200)
  })

  test('Oracle: splits hosts at commas without trimming', async () => {
    const { world, upload, list } = setUp()
    const [first, second] = world.hosts.facts
    const row = (hosts: string) => `a,2,A90611,,no,1,yes,no,,"${hosts}",,,Milan`
    expect(await upload('oracle', csvLines(oracleHead, row(`${first?.hostname}, ${second?.hostname}`)))).toBe(
      422,
    )
    expect(await upload('oracle', csvLines(oracleHead, row(`${first?.hostname},${second?.hostname}`)))).toBe(
      200,
    )
    const hosts = (await list('oracle')).find(({ contractID }) => contractID === 'a')?.hosts
    expect(hosts?.map(({ hostname }) => hostname)).toEqual([first?.hostname, second?.hostname])
  })

  test.each(['oracle', 'mysql', 'sqlserver'])(
    '%s: returns a sample with only the header line',
    async (type) => {
      const sample = await (await setUp(1).sendRequest(`/api/contracts/${type}/sample`, admin)).text()
      expect(sample).toMatch(/^[^\n]+\n$/)
      expect(sample.includes('Hosts')).toBe(type === 'oracle')
    },
  )
})

describe('detaching a host from an Oracle contract', () => {
  test.each([
    ['without a date', null, 200],
    ['with a date', '2027-01-31T00:00:00Z', 500],
  ])('returns 500 only for a contract with a date: %s', async (_case, supportExpiration, status) => {
    const { world, json, sendRequest } = setUp()
    const hostname = world.hosts.facts.find(
      ({ cluster, membership }) => cluster === '' && !membership.veritasClusterServer,
    )?.hostname
    const body = {
      contractID: '1',
      csi: '2',
      licenseTypeID: 'A90611',
      count: 1,
      hosts: [hostname],
      supportExpiration,
    }
    const { id }: OracleContract = Object(await json(paths.oracle, { ...admin, method: 'POST', body }))
    const response = await sendRequest(`${paths.oracle}/${id}/hosts/${hostname}`, {
      ...admin,
      method: 'DELETE',
    })
    expect(response.status).toBe(status)
  })

  test('saves a dated contract with and without the host by PUT of the whole contract', async () => {
    const { world, json, list } = setUp()
    const hostname = world.hosts.facts.find(
      ({ cluster, membership }) => cluster === '' && !membership.veritasClusterServer,
    )?.hostname
    const dates = { supportExpiration: '2027-01-31T00:00:00Z' }
    const body = { contractID: '1', csi: '2', licenseTypeID: 'A90611', count: 1, restricted: true, ...dates }
    const { id }: OracleContract = Object(await json(paths.oracle, { ...admin, method: 'POST', body }))
    const hostsAfterPut = async (hosts: readonly (string | undefined)[]) => {
      await json(paths.oracle, { ...admin, method: 'PUT', body: { ...body, id, hosts } })
      const stored = (await list('oracle')).find((contract) => contract.id === id)
      return stored?.hosts?.map((host) => host.hostname)
    }
    expect(await hostsAfterPut([hostname])).toEqual([hostname])
    expect(await hostsAfterPut([])).toEqual([])
  })
})

describe('GET /frontend/dashboard of a user without stored locations', () => {
  test('counts every contract, so that it differs from the dashboard of an admin', async () => {
    const { world, sendRequest, read } = setUp(200)
    const { oracle, ...rest } = contractsNow(world)
    replaceContracts(world, { ...rest, oracle: oracle.map((contract) => ({ ...contract, location: '' })) })
    const login = { method: 'POST', body: { username: 'directory', password: 'Directory.2026' } }
    const token = await (await sendRequest('/api/ldap/login', login)).text()
    const response = await sendRequest('/api/ldap/frontend/dashboard', { token })
    const own: Dashboard = Object(await response.json())
    const ofAdmin = await read<Dashboard>('/api/frontend/dashboard')
    const { licensesCompliance } = await read<{ licensesCompliance: LicenseCompliance[] }>(
      '/api/hosts/technologies/all/databases/licenses-compliance',
    )
    const ofOracle = licensesCompliance.filter(({ metric }) => metric.endsWith('Perpetual'))
    // A type with a contract that nothing uses counts as compliant; the list omits it.
    const listed = new Set(ofOracle.map(({ licenseTypeID }) => licenseTypeID))
    const unused = new Set(
      oracle.flatMap(({ licenseTypeID }) =>
        !listed.has(licenseTypeID) && world.priceList.has(licenseTypeID) ? licenseTypeID : [],
      ),
    )
    const total = ofOracle.reduce((sum, { compliance }) => sum + compliance, unused.size)
    const mean = total / (ofOracle.length + unused.size)
    expect(own.oracle.compliancePercentageVal).toBeCloseTo(100 * mean)
    expect(ofAdmin.oracle.compliancePercentageVal).toBe(100)
    expect(own.oracle).toMatchObject({ hostCount: ofAdmin.oracle.hostCount, count: ofAdmin.oracle.count })
  })
})

describe('GET /frontend/dashboard as admin', () => {
  const oracleOf = async (read: ReturnType<typeof uncachedReaderOf>) =>
    (await read<Dashboard>('/api/frontend/dashboard')).oracle.compliancePercentageVal

  test('shows 100 % without contracts at location All, although licenses are missing', async () => {
    const { world, read } = setUp(200)
    const { oracle, ...rest } = contractsNow(world)
    replaceContracts(world, { ...rest, oracle: oracle.map((contract) => ({ ...contract, location: '' })) })
    expect(await oracleOf(read)).toBe(100)
    const { licensesCompliance } = await read<{ licensesCompliance: LicenseCompliance[] }>(
      '/api/hosts/technologies/all/databases/licenses-compliance',
    )
    expect(licensesCompliance.some(({ compliance }) => compliance < 1)).toBe(true)
  })

  test('compliance rises when a contract without a location gets the location All', async () => {
    const { world, read } = setUp(200)
    const { oracle } = contractsNow(world)
    const [first, ...others] = oracle.filter(({ licenseTypeID }) => licenseTypeID === 'A90611')
    const rest = oracle.filter(({ licenseTypeID }) => licenseTypeID !== 'A90611')
    if (!first) throw new Error('no contract')
    const bought = { ...first, hosts: [], restricted: false, basket: true, count: 100_000 }
    const store = (location: string) =>
      replaceContracts(world, { oracle: [{ ...bought, location }, ...others, ...rest] })
    store('')
    const before = await oracleOf(read)
    store('All')
    expect(await oracleOf(read)).toBeGreaterThan(before)
  })
})
