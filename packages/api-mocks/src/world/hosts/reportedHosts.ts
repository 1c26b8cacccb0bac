import { decode } from '../../contract/decode.ts'
import { hostDocument } from '../../contract/generated/decoders/api/host-document.ts'
import { escapeText, withTexts } from '../../contract/reportText.ts'
import type { HostDocument, HostTechnology, MissingDatabase } from '../../contract/wire.ts'
import { fakeNamed, type Source } from '../../lib/random.ts'
import { valueAt } from '../../lib/records.ts'
import { DAY } from '../../lib/time.ts'
import type { HostFacts } from './hostFacts.ts'

/** Body that an agent posts. `agents/agentReportSchema.ts` describes it. */
export type AgentReport = Readonly<Record<string, unknown>>

/**
 * Hosts of agent reports. All reports arrive at `moment` and again each day at that time. Of two reports of a
 * host the later one counts.
 */
export function reportedHosts(source: Source, reports: readonly AgentReport[], moment: number): HostFacts[] {
  const documents = new Map<string, { document: HostDocument; missing: MissingDatabase[] }>()
  for (const report of reports) {
    const document = documentOf(report)
    documents.set(document.hostname, { document, missing: missingDatabasesOf(report, document) })
  }
  const machines = machinesOf([...documents.values()].map(({ document }) => document))
  return [...documents.values()].map(({ document, missing }, index) => {
    const fake = fakeNamed(source, document.hostname)
    return {
      row: index + 1,
      fake,
      shared: fake,
      hostname: document.hostname,
      location: document.location,
      siteCode: '',
      environment: document.environment,
      agentVersion: document.agentVersion,
      ...databasesOf(document),
      missingDatabases: missing,
      info: document.info,
      membership: document.clusterMembershipStatus,
      cluster: '',
      virtualizationNode: '',
      ...machines.get(document.hostname),
      reportsAt: moment - Math.floor(moment / DAY) * DAY,
      firstDay: 0,
      lastDay: 0,
      upgradedOn: undefined,
      reported: document,
    }
  })
}

/** The document that the server stores for a report: texts escaped, without licenses with a count of 0. */
function documentOf(report: AgentReport): HostDocument {
  // Twice, because the decoder unescapes once.
  const escaped = withTexts(report, (text) => escapeText(escapeText(text)))
  const { value } = decode(hostDocument, {
    _id: '0'.repeat(24),
    archived: false,
    createdAt: '',
    serverVersion: '',
    serverSchemaVersion: 0,
    ...Object(escaped),
  })
  const oracle = value.features.oracle?.database
  const databases = oracle?.databases?.map((database) => ({
    ...database,
    licenses: (database.licenses ?? []).filter(({ count }) => count > 0),
  }))
  return oracle && databases
    ? { ...value, features: { ...value.features, oracle: { database: { ...oracle, databases } } } }
    : value
}

/** A first report brings the list; the server computes it from the unretrieved databases of later ones. */
function missingDatabasesOf(report: AgentReport, { features }: HostDocument): MissingDatabase[] {
  const listed = features.oracle?.database?.missingDatabases ?? []
  const unretrieved = valueAt(report, ['features', 'oracle', 'database', 'unretrievedDatabases'])
  const names = Array.isArray(unretrieved)
    ? unretrieved.flatMap((name) => (typeof name === 'string' ? [escapeText(name)] : []))
    : []
  const others = names.filter((name) => listed.every((database) => database.name !== name))
  return [...listed, ...others.map((name) => ({ name, ignored: false, ignoredComment: '' }))]
}

const names = (items: readonly { name: string }[] | null | undefined) => (items ?? []).map(({ name }) => name)

/** Names of databases and instances by product. The first product is the technology of the host. */
function databasesOf({ features }: HostDocument): Pick<HostFacts, 'technology' | 'databases'> {
  const lists: [Exclude<HostTechnology, ''>, string[]][] = [
    ['Oracle/Database', names(features.oracle?.database?.databases)],
    ['Microsoft/SQLServer', names(features.microsoft?.sqlServer?.instances)],
    ['Oracle/MySQL', names(features.mysql?.instances)],
    ['PostgreSQL/PostgreSQL', names(features.postgresql?.instances)],
    ['MongoDB/MongoDB', names(features.mongodb?.instances)],
  ]
  const found = lists.filter(([, list]) => list.length > 0)
  return { technology: found[0]?.[0] ?? '', databases: Object.fromEntries(found) }
}

/** Hypervisor cluster and node by host name, from the virtual machines that hypervisor agents list. */
function machinesOf(documents: readonly HostDocument[]) {
  const machines = new Map<string, Pick<HostFacts, 'cluster' | 'virtualizationNode'>>()
  for (const { clusters } of documents)
    for (const { name, vms } of clusters ?? [])
      for (const { hostname, virtualizationNode } of vms ?? [])
        if (!machines.has(hostname)) machines.set(hostname, { cluster: name, virtualizationNode })
  return machines
}
