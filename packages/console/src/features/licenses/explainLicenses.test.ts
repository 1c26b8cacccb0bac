import type { DatabaseUsedLicense, LicenseCompliance } from '@inventory-console/api-mocks/contract'
import { createWorld } from '@inventory-console/api-mocks/world'
import { licenseCalculation } from '@inventory-console/ui/screens/licenses/compliance/ComplianceExplanation'
import {
  explainCluster,
  explainHost,
  explainVeritas,
} from '@inventory-console/ui/screens/licenses/used/UsedExplanation'
import { expect, test } from 'vitest'
import { databasesPath, clientOf, fetchLicenseLists } from '../../testing/licenseLists.ts'

type Explanation = ReturnType<typeof explainHost>

/**
 * Every third world is filtered by location and every second rounds by license type. Some licenses are
 * ignored.
 */
async function createSeededWorld(seed: number) {
  const world = createWorld({ seed, hosts: 6 + (seed % 14) })
  world.configuration.APIService.RoundLicenses = seed % 2 === 0
  const client = clientOf(world)
  await client.logIn()
  const { usedLicenses } = await client.get<{ usedLicenses: DatabaseUsedLicense[] }>(
    `${databasesPath}/licenses-used`,
  )
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
  const locations = await client.get<string[]>('/hosts/locations')
  const location = seed % 3 === 0 ? locations[seed % locations.length] : undefined
  const query = location === undefined ? '' : `?location=${encodeURIComponent(location)}`
  const { licensesCompliance } = await client.get<{ licensesCompliance: LicenseCompliance[] }>(
    `${databasesPath}/licenses-compliance${query}`,
  )
  return { inputs: await fetchLicenseLists(client, query), rows: licensesCompliance }
}

const close = (a: number, b: number) => Math.abs(a - b) < 1e-6

/** A verdict of exact or rounded requires the largest term to give the figure. */
function differenceOf(name: string, { figure, terms, verdict }: Explanation) {
  if (verdict === 'unknown') return null
  const result = Math.max(...terms.map(({ value }) => value))
  const expected = verdict === 'rounded' ? Math.ceil(result - 1e-6) : result
  return close(expected, figure) ? null : `${name}: ${result} differs from ${figure}`
}

function differencesOf({ inputs, rows }: Awaited<ReturnType<typeof createSeededWorld>>) {
  const differences: (string | null)[] = []
  const check = (isValid: boolean, difference: string) => differences.push(isValid ? null : difference)
  for (const row of rows) {
    const { matchesServer, server, calculated } = licenseCalculation(row, inputs)
    const figures = JSON.stringify({ server, calculated })
    check(
      matchesServer && close(server.compliance, calculated.compliance),
      `${row.licenseTypeID}: ${figures}`,
    )
  }
  for (const row of inputs.perHost) {
    const explained = explainHost(row, inputs)
    differences.push(differenceOf(`host ${row.hostname}`, explained))
    check(explained.verdict === 'exact', `host ${row.hostname} is not recomputed`)
  }
  for (const row of inputs.perCluster) {
    const explained = explainCluster(row, inputs)
    differences.push(differenceOf(`cluster ${row.cluster}`, explained))
    // The response also lists clusters of unused licenses, which the used licenses do not name.
    const isUsed = inputs.used.some(
      ({ clusterName, licenseTypeID }) => clusterName === row.cluster && licenseTypeID === row.licenseTypeID,
    )
    check(explained.verdict === (isUsed ? 'exact' : 'unknown'), `cluster ${row.cluster} is not recomputed`)
  }
  // A location may contain only some of the nodes of a cluster; the verdict must be unknown then.
  for (const row of inputs.veritas)
    differences.push(differenceOf(`veritas ${row.id}`, explainVeritas(row, inputs)))
  return differences.filter((difference) => difference !== null)
}

const worlds = process.env['NIGHTLY'] === undefined ? 50 : 1000
/** Generous timeout in milliseconds for busy CI machines. */
const testTimeout = 600_000

test(`calculates the same figures as the server in ${worlds} worlds`, { timeout: testTimeout }, async () => {
  let figures = 0
  for (let seed = 1; seed <= worlds; seed += 1) {
    const world = await createSeededWorld(seed)
    figures += world.rows.length
    expect(differencesOf(world), `seed ${seed}`).toEqual([])
  }
  expect(figures).toBeGreaterThan(worlds)
})

test('reports a difference if a response lacks hosts', async () => {
  const { inputs, rows } = await createSeededWorld(4)
  const row = rows.find(({ licenseTypeID }) =>
    inputs.used.some((used) => used.licenseTypeID === licenseTypeID),
  )
  if (!row) throw new Error('The world uses no license')
  expect(licenseCalculation(row, { ...inputs, used: [] }).matchesServer).toBe(false)
})
