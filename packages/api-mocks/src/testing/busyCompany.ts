import { DAY } from '../lib/time.ts'
import { createWorld } from '../world/createWorld.ts'
import { clientOf } from './client.ts'
import { licensesOf } from './licenses.ts'
import { uncachedReaderOf, cachedReaderOf } from './scopes.ts'

/** A world after many writes: ignored licenses, and added contracts, one of them for a few hosts only. */
export async function busyCompany() {
  const world = createWorld({ hosts: 200, seed: 3 })

  const { sendRequest } = clientOf(world)
  const post = (path: string, body: object) => sendRequest(path, { as: 'admin', method: 'POST', body })
  const usedLicenses = await licensesOf(uncachedReaderOf(world)).used()
  const some = usedLicenses.filter((row, index) => index % 9 === 0 && row.description.startsWith('Oracle'))
  await post(
    '/api/licenses/ignore',
    some.map(({ hostname, dbName, licenseTypeID }) => ({
      technology: 'Oracle/Database',
      hostname,
      databaseName: dbName,
      licenseTypeID,
      ignored: true,
      ignoredComment: 'x',
    })),
  )
  const hosts = [
    ...new Set(
      usedLicenses.filter(({ licenseTypeID }) => licenseTypeID === 'A90611').map(({ hostname }) => hostname),
    ),
  ]
  const contract = {
    contractID: '1',
    csi: '2',
    licenseTypeID: 'A90611',
    count: 7,
    basket: false,
    unlimited: false,
    restricted: true,
    hosts: hosts.slice(0, 4),
    location: '',
  }
  await post('/api/contracts/oracle/database', contract)
  await post('/api/contracts/oracle/database', {
    ...contract,
    count: 5,
    basket: true,
    restricted: false,
    hosts: [],
    location: world.sites[0].name,
  })
  // Unlimited, but for one location only.
  await post('/api/contracts/oracle/database', {
    ...contract,
    licenseTypeID: 'A90620',
    count: 0,
    basket: true,
    unlimited: true,
    restricted: false,
    hosts: [],
    location: world.sites[2].name,
  })
  // Clones and dismisses hosts of every kind, cluster nodes included. A day later all agents have reported
  // again.
  for (const [index, { hostname }] of world.hosts.facts.slice(0, 60).entries()) {
    if (index % 3 === 0) await sendRequest(`/api/hosts/${hostname}/create-dr`, { as: 'admin', method: 'PUT' })
    if (index % 7 === 0) await sendRequest(`/api/hosts/${hostname}`, { as: 'admin', method: 'DELETE' })
  }
  world.clock.move(DAY)
  return { company: 'a busy company', scope: '', world, read: cachedReaderOf(world) }
}
