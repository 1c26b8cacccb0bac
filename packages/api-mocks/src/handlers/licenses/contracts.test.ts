import { describe, expect, test } from 'vitest'
import type { OracleContract } from '../../contract/wire.ts'
import { NOW } from '../../lib/time.ts'
import { at } from '../../testing/atLocations.ts'
import { csv } from '../../testing/calls/contracts.ts'
import { contractPaths as paths, contractClient } from '../../testing/contractReader.ts'
import { sampleLocations } from '../../world/company/sampleLocations.ts'
import { createWorld } from '../../world/createWorld.ts'
import { makeHost } from '../../world/hosts/hostFixtures.ts'

const [first, , , fourth] = sampleLocations

describe('Oracle contracts', () => {
  test('purchased and used licenses add up to those of the compliance', async () => {
    const world = createWorld({ hosts: 400 })
    const { oracle, complianceOf } = contractClient(world)
    const byType = Map.groupBy(await oracle(), ({ licenseTypeID }) => licenseTypeID)
    let balanced = 0
    for (const [id, contracts] of byType) {
      const balance = await complianceOf(id)
      if (balance === undefined || balance.unlimited) continue
      balanced += 1
      const bought = contracts.map((row) => row.licensesPerCore + row.licensesPerUser)
      const open = contracts.map((row) => row.availableLicensesPerCore + row.availableLicensesPerUser)
      const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0)
      expect([id, total(bought)]).toEqual([id, balance.purchased])
      expect([id, Math.ceil(total(bought) - total(open))]).toEqual([id, balance.covered])
    }
    expect(balanced).toBeGreaterThan(2)
  })

  test.each([1, 2, 3, 4, 5, 6])(
    'the support of no first contract ends before its order, and an expired one is over (seed %i)',
    async (seed) => {
      const { oracle } = contractClient(createWorld({ hosts: 400, seed }))
      const contracts = await oracle()
      for (const { productOrderDate, supportExpiration, status } of contracts) {
        const ends = supportExpiration === null ? undefined : Date.parse(supportExpiration)
        expect(ends ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(Date.parse(productOrderDate ?? ''))
        expect(status === 'Expired' ? ends : 0).toBeLessThan(Date.parse(NOW))
      }
      expect(contracts.some(({ status }) => status === 'Expired')).toBe(true)
    },
  )

  test('a new contract covers hosts, and detaching a host removes it from the contract', async () => {
    const world = createWorld({ hosts: 200 })
    const { sendRequest, oracle, complianceOf } = contractClient(world)
    const before = await complianceOf('L103405')
    const hosts = world.hosts.facts
      .filter(({ technology, cluster }) => technology === 'Oracle/Database' && cluster === '')
      .map(({ hostname }) => hostname)
    const body = { contractID: '1', csi: '2', licenseTypeID: 'L103405', count: 500, hosts, restricted: true }
    const httpResponse = await sendRequest(paths.oracle, { method: 'POST', body })
    expect(httpResponse.status).toBe(200)
    const created: OracleContract = await httpResponse.json()
    expect(created).toMatchObject({ licensesPerCore: 500, supportExpiration: null, status: '', location: '' })
    const after = await complianceOf('L103405')
    expect(after?.purchased).toBe((before?.purchased ?? 0) + 500)
    expect(after?.covered).toBeGreaterThanOrEqual(before?.covered ?? 0)
    const coveredHost = created.hosts?.find(({ coveredLicensesCount }) => coveredLicensesCount > 0)
    if (coveredHost === undefined) throw new Error('the contract covers no host')
    expect(coveredHost.totalCoveredLicensesCount).toBeLessThanOrEqual(coveredHost.consumedLicensesCount)
    const detached = await sendRequest(`${paths.oracle}/${created.id}/hosts/${coveredHost.hostname}`, {
      method: 'DELETE',
    })
    expect(await detached.text()).toBe('null')
    const row = (await oracle()).find(({ id }) => id === created.id)
    expect(row?.hosts?.map(({ hostname }) => hostname)).toEqual(
      hosts.filter((hostname) => hostname !== coveredHost.hostname),
    )
  })

  test('PUT replaces the contract and DELETE removes it', async () => {
    const { sendRequest, oracle } = contractClient(createWorld({ hosts: 200 }))
    const [first] = await oracle()
    const body = {
      ID: first?.id,
      ContractID: '77',
      csi: '',
      licenseTypeID: 'A90603',
      unlimited: true,
      basket: true,
    }
    const changed: OracleContract = await (await sendRequest(paths.oracle, { method: 'PUT', body })).json()
    expect(changed).toMatchObject({
      id: first?.id,
      contractID: '77',
      metric: 'Named User Plus Perpetual',
      unlimited: true,
      hosts: null,
      licensesPerUser: 0,
    })
    expect((await oracle()).find(({ id }) => id === changed.id)).toEqual(changed)
    await sendRequest(`${paths.oracle}/${changed.id}`, { method: 'DELETE' })
    expect((await oracle()).some(({ id }) => id === changed.id)).toBe(false)
  })

  test('filters by text, flag, range and location, and ignores environment and date', async () => {
    const { oracle } = contractClient(createWorld({ hosts: 400 }))
    expect(
      new Set(
        (await oracle('?item-description=PARTITION')).map((row) => row.itemDescription.includes('Partition')),
      ),
    ).toEqual(new Set([true]))
    expect(new Set((await oracle('?unlimited=true')).map(({ unlimited }) => unlimited))).toEqual(
      new Set([true]),
    )
    const between = (await oracle()).filter(
      ({ licensesPerCore }) => licensesPerCore >= 10 && licensesPerCore <= 90,
    )
    expect(between.length).toBeGreaterThan(0)
    expect(await oracle('?licenses-per-core-gte=10&licenses-per-core-lte=90')).toEqual(between)
    expect(
      new Set((await oracle('?licenses-per-core-gte=10')).map((row) => row.licensesPerCore >= 10)),
    ).toEqual(new Set([true]))
    const local = await oracle(`?${at(fourth)}`)
    expect(new Set(local.map(({ location }) => location))).toEqual(new Set([fourth]))
    expect(await oracle('?environment=DR&older-than=2020-01-01T00:00:00Z')).toEqual(await oracle())
  })

  test('PUT of an unknown contract returns a 422 that is not valid JSON', async () => {
    const { sendRequest } = contractClient(createWorld({ hosts: 1 }))
    const body = { id: '0123456789abcdef01234567', licenseTypeID: 'A90611' }
    const httpResponse = await sendRequest(paths.oracle, { method: 'PUT', body })
    expect(await httpResponse.text()).toMatch(/\}null$/)
  })
})

describe('contract file upload', () => {
  const upload = (type: string, content: string, world = createWorld({ hosts: 100 })) => {
    const contracts = contractClient(world)
    return {
      ...contracts,
      answer: contracts.sendRequest(`/api/contracts/${type}/upload`, { method: 'POST', body: csv(content) }),
    }
  }

  const header =
    'Contract Number,CSI,Part Number,Reference Number,ULA,License number,Basket,Restricted,Support Expiration,Hosts,Status,Product Order Date,Location\n'

  test('parses quotes and dates', async () => {
    const hosts = [makeHost(1).hostname, makeHost(2).hostname]
    const line = `1,2,A90611,,no,16,no,yes,28/02/2027,"${hosts.join()}","in ""renewal""",,${first}\n`
    const { answer: httpResponse, oracle } = upload('oracle', header + line)
    expect((await httpResponse).status).toBe(200)
    const row = (await oracle()).find(({ contractID }) => contractID === '1')
    expect(row).toMatchObject({
      restricted: true,
      supportExpiration: '2027-02-28T00:00:00Z',
      status: 'in "renewal"',
      productOrderDate: null,
      location: first,
    })
    expect(row?.hosts?.map(({ hostname }) => hostname)).toEqual(hosts)
  })

  test.each([
    ['1,2,A90611,,no,16,no,no,31/02/2027,,,,\n', /line 2: Support Expiration/],
    ['1,2,A90611,,no,many,no,no,,,,,\n', /line 2: License number/],
    ['1,2,A90611,,perhaps,16,no,no,,,,,\n', /line 2: ULA/],
    ['1,2,A90611,,no,16,no,no,,,\n', /line 2: 11 cells/],
    ['1,2,A90611,,yes,1,no,no,,,,,\n', /line 2: an unlimited contract/],
    ['1,2,A90611,,no,1,yes,no,,nobody,,,\n', /line 2: host nobody/],
  ])('rejects a file at the first invalid line: %j', async (lines, reason) => {
    const { answer: httpResponse, oracle } = upload('oracle', header + lines)
    const response = await httpResponse
    expect(response.status).toBe(422)
    const { error }: { error: string } = await response.json()
    expect(error).toMatch(reason)
    expect((await oracle()).some(({ contractID }) => contractID === '1')).toBe(false)
  })

  test('keeps the rows before an invalid line', async () => {
    const row = (id: string, type: string) => `${id},2,${type},,no,1,yes,no,,,,,\n`
    const { answer: httpResponse, oracle } = upload(
      'oracle',
      header + row('1', 'A90611') + row('2', 'X1') + row('3', 'A90611'),
    )
    const response = await httpResponse
    expect(response.status).toBe(422)
    const { error }: { error: string } = await response.json()
    expect(error).toMatch(/line 3: license type X1/)
    const ids = new Set((await oracle()).map(({ contractID }) => contractID))
    expect(['1', '2', '3'].map((id) => ids.has(id))).toEqual([true, false, false])
  })
})
