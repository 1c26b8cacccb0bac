import type { AgentError, AlertCode, AlertSeverity } from '../../contract/wire.ts'
import { every, fakeOf, type Source } from '../../lib/random.ts'
import { DAY } from '../../lib/time.ts'
import type { HostFacts } from '../hosts/hostFacts.ts'
import { reportAt } from '../hosts/hostSummary.ts'
import { lacksPrimary } from '../oracle/oracleFacts.ts'
import { licenseEvents } from './licenseAlerts.ts'
import { type AlertEvent, KEPT_DAYS, REMOVED_AFTER, type StoredAlert, toStoredAlert } from './storedAlert.ts'

const oracle = 'Oracle/Database'
const agentErrors: readonly (readonly [AlertSeverity, string])[] = [
  ['CRITICAL', 'Cannot run the database reader: permission denied'],
  ['WARNING', 'Timeout after 30 s while reading the tablespaces'],
]
/** Every alert of a world, oldest first. */
export function alertsOf(source: Source, hosts: readonly HostFacts[], startDay: number): StoredAlert[] {
  const start = startDay * DAY
  // A server that only agents have posted to.
  const isReported = hosts.some(({ reported }) => reported !== undefined)
  const retained = (host: HostFacts, topic: number, events: readonly AlertEvent[]) =>
    events
      .filter(({ date }) => date > start - REMOVED_AFTER)
      .map((event, index) => toStoredAlert(event, host.fake.part(topic, index), start))
  return [
    ...hosts.flatMap((host) => [
      ...retained(host, 60, hostEvents(host, startDay)),
      ...retained(host, 61, licenseEvents(host, startDay, KEPT_DAYS)),
    ]),
    ...(isReported ? [] : removedHostAlerts(source, hosts.length, start)),
    ...(isReported ? [] : inventoryAlerts(source, hosts, startDay)),
  ].toSorted((a, b) => a.date - b.date || (a.id < b.id ? -1 : 1))
}

function hostEvents(host: HostFacts, startDay: number): AlertEvent[] {
  const known = (startDay - host.firstDay) * DAY + host.reportsAt
  const latest = reportAt(host, startDay, startDay * DAY) ?? known
  return [
    ...agentEvents(host, startDay, known),
    ...databaseEvents(host, known, latest),
    ...growthEvents(host, startDay),
  ]
}

function agentEvents(host: HostFacts, startDay: number, known: number): AlertEvent[] {
  const { hostname } = host
  const alerts: AlertEvent[] = [
    {
      category: 'ENGINE',
      technology: null,
      code: 'NEW_SERVER',
      severity: 'INFO',
      description: `The server '${hostname}' was added`,
      date: known + 1_204,
      otherInfo: { hostname },
    },
  ]
  if (host.lastDay > 1) {
    alerts.push({
      category: 'AGENT',
      technology: null,
      code: 'NO_DATA',
      severity: 'CRITICAL',
      description: `No data received from the host ${hostname} in the last ${host.lastDay - 1} day(s)`,
      date: startDay * DAY - host.fake(51).number.int({ min: 600_000, max: 659_999 }),
      otherInfo: { hostname },
    })
  }
  const failure = agentErrorOf(host, startDay)
  if (failure) {
    const { severity, error, moment } = failure
    alerts.push({
      category: 'ENGINE',
      technology: null,
      code: 'AGENT_ERROR',
      severity,
      description: `The agent of ${hostname} reported an error`,
      date: moment + 2_310,
      otherInfo: { hostname, errors: [{ ...error }] },
    })
  }
  return alerts
}

/**
 * Agent error of the host, if any, and its time: in the document of the start day, or in the last one of a
 * silent host.
 */
export function agentErrorOf(
  host: HostFacts,
  startDay: number,
): { severity: AlertSeverity; error: AgentError; moment: number } | undefined {
  const [reported] = host.reported?.errors ?? []
  if (reported) return { severity: 'CRITICAL', error: reported, moment: startDay * DAY + host.reportsAt }
  if (host.reported) return undefined
  if (!every(host.row, 43, 21)) return undefined
  const [severity, message] = host.fake(52).helpers.arrayElement(agentErrors)
  return {
    severity,
    error: { message, source: 'reader.go:118' },
    moment: (startDay - host.lastDay) * DAY + host.reportsAt,
  }
}

function databaseEvents(host: HostFacts, known: number, latest: number): AlertEvent[] {
  const databases = host.databases[oracle] ?? []
  const [dbname] = databases
  if (dbname === undefined) return []
  const { hostname } = host
  const ofDatabase = { technology: oracle, otherInfo: { hostname, dbname } }
  const events: AlertEvent[] = databases.map((name, index) => ({
    category: 'LICENSE',
    technology: oracle,
    code: 'NEW_DATABASE',
    severity: 'INFO',
    description: `The database '${name}' was created on the server ${hostname}`,
    date: known + 2_000 + index * 150,
    otherInfo: { hostname, dbname: name },
  }))
  for (const name of unlistedDatabasesOf(host)) {
    events.push({
      technology: oracle,
      otherInfo: { hostname, dbname: name },
      category: 'ENGINE',
      code: 'UNLISTED_RUNNING_DATABASE',
      severity: 'WARNING',
      description: `The database '${name}' runs on ${hostname} but is not in the list of its instances`,
      date: latest + 4_020,
    })
  }
  if (lacksPrimary(host)) {
    events.push({
      ...ofDatabase,
      category: 'ENGINE',
      technology: null,
      code: 'MISSING_PRIMARY_DATABASE',
      severity: 'WARNING',
      description: `The primary database of '${dbname}' on ${hostname} is missing`,
      date: latest + 4_510,
    })
  }
  const lost = host.missingDatabases.filter(({ ignored }) => !ignored).map(({ name }) => name)
  if (lost.length > 0) {
    events.push({
      category: 'LICENSE',
      technology: oracle,
      code: 'MISSING_DATABASE',
      severity: 'WARNING',
      description: `The database '${lost.join(', ')}' of ${hostname} cannot be read`,
      date: latest + 5_005,
      otherInfo: { hostname, dbNames: lost },
    })
  }
  return events
}

/** Databases that run on the host but are missing from its instance list. */
export function unlistedDatabasesOf({ row, databases, reported }: HostFacts): string[] {
  if (reported) return reported.features.oracle?.database?.unlistedRunningDatabases ?? []
  return every(row, 53, 22) ? (databases[oracle] ?? []).slice(0, 1) : []
}

function growthEvents(host: HostFacts, startDay: number): AlertEvent[] {
  const { upgradedOn, hostname, info, lastDay } = host
  // No alert for changes after the last document.
  if (upgradedOn === undefined || upgradedOn < lastDay || info.cpuSockets < 2) return []
  return [
    {
      category: 'LICENSE',
      technology: null,
      code: 'INCREASED_CPU_CORES',
      severity: 'CRITICAL',
      description: `The cores of ${hostname} increased from ${info.cpuCores / 2} to ${info.cpuCores}`,
      date: (startDay - upgradedOn) * DAY + host.reportsAt + 1_900,
      otherInfo: { hostname },
    },
  ]
}

/** Alerts of removed hosts and of hosts that only a CMDB lists: one of each per fifty hosts. */
function removedHostAlerts(source: Source, hosts: number, start: number): StoredAlert[] {
  return Array.from({ length: Math.floor(hosts / 50) }, (_, index) => {
    const fake = fakeOf(source, 7_000_003 + index)
    const date = start - fake(56).number.int({ min: 1, max: 80 }) * DAY + fake(57).number.int(DAY - 1)
    const hostname = `old-${fake(58).internet.domainWord()}`
    const removedHostEvent: AlertEvent = {
      category: 'ENGINE',
      technology: 'Oracle/Database',
      code: 'DISMISSED_HOST',
      severity: 'INFO',
      description: `The server '${hostname}' was dismissed`,
      date,
      otherInfo: { hostname },
    }
    // The server stores it under this code and category.
    const unlisted: AlertEvent = {
      category: 'LICENSE',
      technology: null,
      code: 'NEW_OPTION',
      severity: 'WARNING',
      description: `Received unknown hosts: cmdb-${String(index + 1).padStart(3, '0')}`,
      date,
      otherInfo: null,
    }
    return toStoredAlert(index % 4 === 3 ? unlisted : removedHostEvent, fake, start)
  })
}

/** One comparison with a CMDB per this many hosts found differences. */
const COMPARED_EVERY = 500

/** A host that only the CMDB lists, and one that it lacks, under the codes of the contract. Only the text names them. */
function inventoryAlerts(source: Source, hosts: readonly HostFacts[], startDay: number): StoredAlert[] {
  const compared = hosts.filter(({ row }) => every(row, COMPARED_EVERY, 341))
  return compared.flatMap((host) => {
    const fake = fakeOf(source, 8_000_003 + host.row)
    const daysAgo = fake(1).number.int({ min: 1, max: Math.min(host.firstDay, KEPT_DAYS - 1) })
    const stranger = `${host.siteCode}-${fake(2).internet.domainWord()}`
    const difference = (code: AlertCode, description: string, part: number) =>
      toStoredAlert(
        {
          category: 'ENGINE',
          technology: null,
          code,
          severity: 'WARNING',
          description,
          date: (startDay - daysAgo) * DAY + host.reportsAt + 6_000 + part,
          otherInfo: null,
        },
        fake.part(3, part),
        startDay * DAY,
      )
    return [
      difference('MISSING_HOST_IN_ERCOLE', `Received unknown hosts: ${stranger}`, 0),
      difference('MISSING_HOST_IN_CMDB', `Missing hosts in CMDB: ${host.hostname}`, 1),
    ]
  })
}
