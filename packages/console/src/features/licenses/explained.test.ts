import type { DatabaseUsedLicense, LicenseCompliance } from '@inventory-console/api-mocks/contract'
import { createWorld } from '@inventory-console/api-mocks/world'
import { licenseChain } from '@inventory-console/ui/screens/licenses/compliance/ComplianceExplanation'
import {
  explainCluster,
  explainHost,
  explainVeritas,
} from '@inventory-console/ui/screens/licenses/used/UsedExplanation'
import { expect, test } from 'vitest'
import { all, clientOf, listsOf } from '../../testing/licenseLists.ts'

type Explained = ReturnType<typeof explainHost>

/**
 * Every third world is filtered by location and every second rounds by license type. Some licenses are
 * ignored.
 */
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
  return { inputs: await listsOf(client, query), rows: licensesCompliance }
}

const close = (a: number, b: number) => Math.abs(a - b) < 1e-6

/** A verdict of exact or rounded requires the largest term to give the figure. */
function faultOf(name: string, { figure, terms, verdict }: Explained) {
  if (verdict === 'unknown') return null
  const result = Math.max(...terms.map(({ value }) => value))
  const wanted = verdict === 'rounded' ? Math.ceil(result - 1e-6) : result
  return close(wanted, figure) ? null : `${name}: ${result} is called ${figure}`
}

function faultsOf({ inputs, rows }: Awaited<ReturnType<typeof worldOf>>) {
  const faults: (string | null)[] = []
  const must = (holds: boolean, fault: string) => faults.push(holds ? null : fault)
  for (const row of rows) {
    const { agrees, server, calculated } = licenseChain(row, inputs)
    const figures = JSON.stringify({ server, calculated })
    must(agrees && close(server.compliance, calculated.compliance), `${row.licenseTypeID}: ${figures}`)
  }
  for (const row of inputs.perHost) {
    const explained = explainHost(row, inputs)
    faults.push(faultOf(`host ${row.hostname}`, explained))
    must(explained.verdict === 'exact', `host ${row.hostname} is not recomputed`)
  }
  for (const row of inputs.perCluster) {
    const explained = explainCluster(row, inputs)
    faults.push(faultOf(`cluster ${row.cluster}`, explained))
    // The response also lists clusters of unused licenses, which the used licenses do not name.
    const isUsed = inputs.used.some(
      ({ clusterName, licenseTypeID }) => clusterName === row.cluster && licenseTypeID === row.licenseTypeID,
    )
    must(explained.verdict === (isUsed ? 'exact' : 'unknown'), `cluster ${row.cluster} is not recomputed`)
  }
  // A location may contain only some of the nodes of a cluster; the verdict must be unknown then.
  for (const row of inputs.veritas) faults.push(faultOf(`veritas ${row.id}`, explainVeritas(row, inputs)))
  return faults.filter((fault) => fault !== null)
}

const worlds = 1000
/** Generous timeout in milliseconds for busy CI machines. */
const patience = 600_000

test(`calculates the same figures as the server in ${worlds} worlds`, { timeout: patience }, async () => {
  let figures = 0
  for (let seed = 1; seed <= worlds; seed += 1) {
    const world = await worldOf(seed)
    figures += world.rows.length
    expect(faultsOf(world), `seed ${seed}`).toEqual([])
  }
  expect(figures).toBeGreaterThan(worlds)
})

test('reports a difference if a response lacks hosts', async () => {
  const { inputs, rows } = await worldOf(4)
  const row = rows.find(({ licenseTypeID }) =>
    inputs.used.some((used) => used.licenseTypeID === licenseTypeID),
  )
  if (!row) throw new Error('The world uses no license')
  expect(licenseChain(row, { ...inputs, used: [] }).agrees).toBe(false)
})
