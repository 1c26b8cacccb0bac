import { describe, expect, test } from 'vitest'
import type { MySQLContract } from '../../contract/wire.ts'
import { contractPaths as paths, contractClient } from '../../testing/contractReader.ts'
import { sampleLocations } from '../../world/company/sampleLocations.ts'
import { createWorld } from '../../world/createWorld.ts'

const [first, second, , fourth] = sampleLocations

describe('MySQL and SQL Server contracts', () => {
  test('MySQL: creates, updates and deletes a contract even in read-only mode', async () => {
    const world = createWorld({ hosts: 200 })
    world.configuration.APIService.ReadOnly = true
    const { sendRequest, mysql } = contractClient(world)
    const body = { type: 'CLUSTER', contractID: '9', csi: '8', licenseTypeID: 'B64911', numberOfLicenses: 2 }
    const created = await sendRequest(paths.mysql, { method: 'POST', body })
    expect(created.status).toBe(201)
    const contract: MySQLContract = await created.json()
    expect(contract).toMatchObject({ ...body, hosts: null, clusters: null })
    const changed = { ...contract, numberOfLicenses: 5 }
    await sendRequest(`${paths.mysql}/${contract.id}`, { method: 'PUT', body: changed })
    expect(await mysql()).toContainEqual(changed)
    const removed = await sendRequest(`${paths.mysql}/${contract.id}`, { method: 'DELETE' })
    expect([removed.status, await removed.text()]).toEqual([204, ''])
    expect((await mysql()).some(({ id }) => id === contract.id)).toBe(false)
  })

  test('SQL Server: PUT returns 200 with the contract and 422 for an unknown id', async () => {
    const world = createWorld({ hosts: 200 })
    const { sendRequest, microsoft } = contractClient(world)
    const [known] = await microsoft()
    if (!known) throw new Error('The world has no contract')
    const changed = { ...known, licensesNumber: known.licensesNumber + 1 }
    const response = await sendRequest(paths.microsoft, { method: 'PUT', body: changed })
    expect([response.status, await response.json()]).toEqual([200, changed])
    expect((await microsoft()).filter(({ id }) => id === known.id)).toEqual([changed])
    const unknown = { ...changed, id: '0123456789abcdef01234567' }
    expect((await sendRequest(paths.microsoft, { method: 'PUT', body: unknown })).status).toBe(422)
  })

  test('SQL Server: returns 403 for every write in read-only mode', async () => {
    const world = createWorld({ hosts: 200 })
    const { sendRequest, microsoft } = contractClient(world)
    const before = await microsoft()
    world.configuration.APIService.ReadOnly = true
    const [known] = before
    const responses = await Promise.all([
      sendRequest(paths.microsoft, { method: 'POST', body: { ...known, id: undefined } }),
      sendRequest(paths.microsoft, { method: 'PUT', body: known }),
      sendRequest(`${paths.microsoft}/${known?.id}`, { method: 'DELETE' }),
    ])
    expect(responses.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(await microsoft()).toEqual(before)
  })

  test.each([
    ['mysql', { csi: '8', numberOfLicenses: 2 }],
    ['microsoft', { licensesNumber: 8 }],
  ] as const)('%s: an operator sees only the contracts at their locations', async (kind, body) => {
    const { sendRequest, ...client } = contractClient(createWorld({ hosts: 200 }))
    const [known] = await client[kind]()
    for (const location of [first, fourth, second]) {
      const contract = {
        type: 'HOST',
        licenseTypeID: known?.licenseTypeID,
        contractID: location,
        location,
        ...body,
      }
      // oxlint-disable-next-line no-await-in-loop -- the list keeps the order of the requests
      expect((await sendRequest(paths[kind], { method: 'POST', body: contract })).ok).toBe(true)
    }
    const response = await sendRequest(paths[kind], { as: 'operator' })
    const { contracts }: { contracts: { contractID: string }[] } = await response.json()
    expect(contracts.map(({ contractID }) => contractID)).toEqual([first, second])
  })
})
