import { HttpResponse } from 'msw'
import type { HostDocument } from '../../contract/wire.ts'
import { withOffset } from '../../lib/time.ts'
import { SERVER_ZONE } from '../../world/alerts/alertFixtures.ts'
import { hostDetailOf } from '../../world/hosts/hostDetail.ts'
import type { HostReport } from '../../world/hosts/hostStore.ts'
import { oracleLicensesOf } from '../../world/licenses/oracleLicenses.ts'
import type { World } from '../../world/world.ts'

/** Document as stored: the host detail without computed values. Its licenses are not rounded. */
export function hostDocument(world: World, report: HostReport): HostDocument {
  const {
    id,
    cluster: _cluster,
    virtualizationNode: _node,
    technology: _technology,
    alerts: _alerts,
    history: _history,
    memorySum: _sum,
    memorySumPercentage: _percentage,
    memorySumFlag: _flag,
    ...document
  } = hostDetailOf(world, report, [])
  return {
    _id: id,
    ...document,
    createdAt: withOffset(report.receivedAt, SERVER_ZONE),
    clusterMembershipStatus: report.row.clusterMembershipStatus,
    features: withStoredLicenses(world, report, withoutHistory(document.features)),
  }
}

function withStoredLicenses(
  world: World,
  report: HostReport,
  features: HostDocument['features'],
): HostDocument['features'] {
  const database = features.oracle?.database
  if (!database) return features
  const stored = oracleLicensesOf(world, report)
  const databases =
    database.databases?.map((each, index) => ({
      ...each,
      licenses: (stored[index]?.licenses ?? []).filter(({ count }) => count > 0),
    })) ?? null
  return { ...features, oracle: { database: { ...database, databases } } }
}

/** Clears the growth of databases, which the server computes from older documents. */
function withoutHistory({ oracle, mysql, ...others }: HostDocument['features']): HostDocument['features'] {
  const clear = <Item extends object>(items: readonly Item[] | null | undefined) =>
    items?.map((item) => ({ ...item, changes: [] })) ?? null
  return {
    ...others,
    ...(oracle && {
      oracle: oracle.database
        ? { database: { ...oracle.database, databases: clear(oracle.database.databases) } }
        : {},
    }),
    ...(mysql && { mysql: { instances: clear(mysql.instances) } }),
  }
}

/** Streams the documents one by one because a large installation does not fit into memory as one string. */
export function streamed(world: World, reports: readonly HostReport[]): Response {
  const encoder = new TextEncoder()
  let next = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const report = reports[next]
      const before = next === 0 ? '[' : ','
      next += 1
      if (report) controller.enqueue(encoder.encode(before + JSON.stringify(hostDocument(world, report))))
      else {
        controller.enqueue(encoder.encode(reports.length === 0 ? '[]' : ']'))
        controller.close()
      }
    },
  })
  return new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } })
}
