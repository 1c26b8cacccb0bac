import { unescapeText, withTexts } from '../contract/reportText.ts'
import type { HostDocument } from '../contract/wire.ts'
import { withoutNullLists } from '../faults/lists.ts'
import { hostDocument } from '../handlers/hosts/hostDocuments.ts'
import { isRecord } from '../lib/records.ts'
import { unlistedDatabasesOf } from '../world/alerts/alerts.ts'
import type { HostReport } from '../world/hosts/hostStore.ts'
import type { AgentReport } from '../world/hosts/reportedHosts.ts'
import type { World } from '../world/world.ts'

/** Set by the server when a report arrives. */
const serverFields = new Set(['_id', 'archived', 'createdAt', 'serverVersion', 'serverSchemaVersion'])

/** One report per host with an agent. Disaster-recovery copies have no agent. */
export function* agentReports(world: World): Generator<AgentReport> {
  for (const report of world.hosts.reports(world.clock.now()))
    if (report.facts.copiedAt === undefined) yield agentReport(world, report)
}

function agentReport(world: World, report: HostReport): AgentReport {
  const stored = withUnlisted(hostDocument(world, report), unlistedDatabasesOf(report.facts))
  const document = withoutNullLists('GET', 'http://localhost/api/hosts/one', 200, stored)
  const posted = Object.entries(Object(withTexts(document, unescapeText))).filter(
    ([key]) => !serverFields.has(key),
  )
  return { ...acceptable(Object.fromEntries(posted)), schemaVersion: 1 }
}

/** The server raises alerts about these databases and does not store them. */
function withUnlisted(document: HostDocument, unlistedRunningDatabases: string[]): HostDocument {
  const { features } = document
  const database = features.oracle?.database
  if (!database) return document
  return {
    ...document,
    features: { ...features, oracle: { database: { ...database, unlistedRunningDatabases } } },
  }
}

/** The server rejects the whole report if a service has no name or an Oracle host lacks its lists. */
function acceptable(value: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(value).map(([key, item]) => [key, acceptableItem(key, item)])
  const missing = value['missingDatabases']
  // The server takes the missing databases of a first report; from then on it computes them from the second list.
  const lists = Array.isArray(missing)
    ? { unlistedRunningDatabases: [], unretrievedDatabases: missing.flatMap(nameOf) }
    : {}
  return { ...lists, ...Object.fromEntries(entries) }
}

function acceptableItem(key: string, item: unknown): unknown {
  if (Array.isArray(item)) {
    const items: unknown[] = item
    const valid = key === 'services' ? items.filter(isNamed) : items
    return valid.map((each) => acceptableItem('', each))
  }
  return isRecord(item) ? acceptable(item) : item
}

function nameOf(item: unknown): string[] {
  return isRecord(item) && typeof item['name'] === 'string' ? [item['name']] : []
}

function isNamed(service: unknown): boolean {
  return isRecord(service) && typeof service['name'] === 'string' && service['name'] !== ''
}
