import { expect, test, vi } from 'vitest'
import { createWorld } from '../../world/createWorld.ts'
import { licensesOf } from '../licenses.ts'
import { uncachedReaderOf } from '../scopes.ts'

/** The only license type that the server counts by host in a Veritas cluster. */
const BY_HOST = 'L47837'

// No product of the world is licensed by host, so agents report this one instead of Partitioning.
vi.mock(import('../../world/licenses/data/oracleProducts.ts'), async (importOriginal) => {
  const original = await importOriginal()
  return {
    ...original,
    oracleOptionProducts: original.oracleOptionProducts.map((option) =>
      option.product === 'Partitioning' ? { ...option, processor: 'L47837' } : option,
    ),
  }
})

test(`${BY_HOST} counts the hosts of a Veritas cluster, not their cores`, async () => {
  const { veritas, used } = licensesOf(uncachedReaderOf(createWorld({ hosts: 60 })))
  const clusters = await veritas()
  const byHost = clusters.filter(({ licenseTypeID }) => licenseTypeID === BY_HOST)
  expect(byHost.length).toBeGreaterThan(0)
  for (const { hostnames, count } of byHost) expect(count).toBe(hostnames.length)
  const rows = (await used()).filter(
    ({ licenseTypeID, clusterType }) => licenseTypeID === BY_HOST && clusterType === 'VeritasCluster',
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { clusterName, clusterLicenses } of rows)
    expect(clusterLicenses).toBe(clusterName.split(',').length)
})
