import type { AlertSeverity } from '../../contract/wire.ts'
import { DAY } from '../../lib/clock.ts'
import { every, type Source } from '../../lib/random.ts'
import type { HostFacts } from '../hosts/hostFacts.ts'
import { reportAt } from '../hosts/hostSummary.ts'
import { lacksPrimary } from '../oracle/oracleFacts.ts'
import { inventoryAlerts, removedHostAlerts } from './alertsWithoutHost.ts'
import { licenseEvents } from './licenseAlerts.ts'
import { KEPT_DAYS, REMOVED_AFTER, toStoredAlert, type AlertEvent, type StoredAlert } from './storedAlert.ts'

const oracle = 'Oracle/Database'
const agentErrors: readonly (readonly [AlertSeverity, string])[] = [
  ['CRITICAL', 'Cannot run the database reader: permission denied'],
  ['WARNING', 'Timeout after 30 s while reading the tablespaces'],
]
/** Every alert of a world, oldest first. */
export function alertsOf(source: Source, hosts: readonly HostFacts[], startDay: number): StoredAlert[] {
  const start = startDay * DAY
  const retained = (host: HostFacts, topic: number, events: readonly AlertEvent[]) =>
    events
      .filter(({ date }) => date > start - REMOVED_AFTER)
      .map((event, index) => toStoredAlert(event, host.fake.part(topic, index), start))
  return [
    ...hosts.flatMap((host) => [
      ...retained(host, 60, hostEvents(host, startDay)),
      ...retained(host, 61, licenseEvents(host, startDay, KEPT_DAYS)),
    ]),
    ...removedHostAlerts(source, hosts.length, start),
    ...inventoryAlerts(source, hosts, startDay),
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
      otherInfo: { hostname, errors: [error] },
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
): { severity: AlertSeverity; error: string; moment: number } | undefined {
  if (!every(host.row, 43, 21)) return undefined
  const [severity, error] = host.fake(52).helpers.arrayElement(agentErrors)
  return { severity, error, moment: (startDay - host.lastDay) * DAY + host.reportsAt }
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
export function unlistedDatabasesOf({ row, databases }: HostFacts): string[] {
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
