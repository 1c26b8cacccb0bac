import { expect, test } from 'vitest'
import { clientOf } from '../../testing/client.ts'
import { licensesOf } from '../../testing/licenses.ts'
import { uncachedReaderOf } from '../../testing/scopes.ts'
import { createWorld } from '../../world/createWorld.ts'
import { restartServices } from '../../world/server/configuration.ts'
import type { World } from '../../world/world.ts'

// Lazily computed values must not depend on when they are first read.

const history = '/chart/technologies/all/license-history'
const contracts = ['oracle', 'mysql', 'microsoft'].map((make) => `/api/contracts/${make}/database`)
const contract = {
  type: 'HOST',
  contractID: '1',
  csi: '2',
  licenseTypeID: 'L103600',
  numberOfLicenses: 3,
  supportExpiration: null,
  clusters: [],
  hosts: [],
  location: '',
  id: null,
}

/** Applies the same write to two equal worlds, one of which was read in full before. */
async function writeToBoth(write: (world: World) => Promise<unknown> | void) {
  const worlds = [createWorld({ hosts: 120 }), createWorld({ hosts: 120 })] as const
  await readAll(worlds[0])
  for (const world of worlds) await write(world)
  return Promise.all(worlds.map(readAll))
}

const readAll = (world: World) =>
  Promise.all([...contracts, history].map((path) => clientOf(world).json(path)))

test('a new contract has the same id with and without earlier reads', async () => {
  const [afterReads, withoutReads] = await writeToBoth(async (world) => {
    const options = { as: 'admin', method: 'POST', body: contract }
    expect((await clientOf(world).sendRequest(contracts[1] ?? '', options)).status).toBe(201)
  })
  expect(withoutReads).toEqual(afterReads)
})

test('changed license rules give the same license history with and without earlier reads', async () => {
  const [afterReads, withoutReads] = await writeToBoth((world) => {
    const { configuration } = world
    world.nextConfiguration = {
      ...configuration,
      APIService: { ...configuration.APIService, RoundLicenses: false },
      DataService: { ...configuration.DataService, LicenseTypeMetricsDefault: ['Named User Plus Perpetual'] },
    }
    restartServices(world)
  })
  expect(withoutReads).toEqual(afterReads)
})

test('ignored licenses of silent hosts give the same license history with and without earlier reads', async () => {
  const [afterReads, withoutReads] = await writeToBoth(async (world) => {
    const silent = new Set(
      world.hosts.facts.filter(({ lastDay }) => lastDay > 0).map(({ hostname }) => hostname),
    )
    const rows = await licensesOf(uncachedReaderOf(world)).used()
    const body = rows
      .filter(({ hostname, licenseTypeID }) => silent.has(hostname) && licenseTypeID === 'A90611')
      .map(({ hostname, dbName, licenseTypeID }) => ({
        technology: 'Oracle/Database',
        hostname,
        databaseName: dbName,
        licenseTypeID,
        ignored: true,
        ignoredComment: '',
      }))
    expect(body).not.toEqual([])
    const response = await clientOf(world).sendRequest('/api/licenses/ignore', {
      as: 'admin',
      method: 'POST',
      body,
    })
    expect(await response.json()).toMatchObject({ error: null })
  })
  expect(withoutReads).toEqual(afterReads)
})
