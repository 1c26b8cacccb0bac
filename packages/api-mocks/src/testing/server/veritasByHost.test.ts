import { expect, test } from 'vitest'
import { agentReports } from '../../agents/agentReport.ts'
import { createWorld } from '../../world/createWorld.ts'
import type { AgentReport } from '../../world/hosts/reportedHosts.ts'
import { licensesOf } from '../licenses.ts'
import { uncachedReaderOf } from '../scopes.ts'

/** The only license type that the server counts by host in a Veritas cluster. */
const BY_HOST = 'L47837'

/** Reports of a company whose agents find this license in place of Partitioning. */
const reports: AgentReport[] = JSON.parse(
  JSON.stringify([...agentReports(createWorld({ hosts: 60 }))]).replaceAll('A90620', BY_HOST),
)

test(`${BY_HOST} counts the hosts of a Veritas cluster, not their cores`, async () => {
  const { veritas, used } = licensesOf(uncachedReaderOf(createWorld({ reports })))
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
