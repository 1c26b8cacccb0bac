import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { escapeText } from '../contract/reportText.ts'
import { valueAt } from '../lib/records.ts'
import { createWorld } from '../world/createWorld.ts'
import type { AgentReport } from '../world/hosts/reportedHosts.ts'
import { agentReports } from './agentReport.ts'
import { agentReportSchema } from './agentReportSchema.ts'

const validate = new Ajv2020({ strict: false }).compile(agentReportSchema)

function faultsOf(report: AgentReport): string[] {
  if (validate(report)) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${String(report['hostname'])} ${instancePath} ${message}`,
  )
}

/** Keys with a null value, except nullable numbers, texts and objects. */
function nullLists(value: unknown, key = ''): string[] {
  const numbers = /Usage$|^(elapsed|dbTime|work|time(Start|End)|failover\w+|enabled|masterUUID|setting)$/
  if (value === null) return numbers.test(key) ? [] : [key]
  if (typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, item]) => nullLists(item, Array.isArray(value) ? key : name))
}

describe.each([
  ['the usual company', { hosts: 300 }],
  ['a hostile company', { hosts: 120, hostile: true }],
])('%s', (_name, options) => {
  const world = createWorld(options)
  const reports = [...agentReports(world)]

  test('has one valid report per host', () => {
    expect(reports.length).toBe(world.hosts.reports(world.clock.now()).length)
    expect(reports.flatMap(faultsOf)).toEqual([])
  })

  test('names the running databases about which the server raises an alert', () => {
    const reported = reports.flatMap((report) => {
      const names = valueAt(report, ['features', 'oracle', 'database', 'unlistedRunningDatabases'])
      return Array.isArray(names) ? names.map((name: unknown) => escapeText(String(name))) : []
    })
    const alerted = world.alerts.filter(({ code }) => code === 'UNLISTED_RUNNING_DATABASE')
    expect(alerted.length).toBeGreaterThan(0)
    expect(reported).toHaveLength(alerted.length)
    expect(new Set(reported)).toEqual(new Set(alerted.map(({ otherInfo }) => otherInfo?.['dbname'])))
  })

  test('has no null lists', () => {
    expect([...new Set(reports.flatMap((report) => nullLists(report)))]).toEqual([])
  })
})

test('excludes disaster recovery clones, which have no agent', () => {
  const world = createWorld({ hosts: 10 })
  const [host] = world.hosts.facts
  if (!host) throw new Error('no host')
  world.hosts.copy(host, world.clock.now())
  expect([...agentReports(world)].length).toBe(10)
})

test.each([
  ['schemaVersion', 0],
  ['tags', null],
  ['hostname', ''],
  ['createdAt', '2026-03-16T09:30:00Z'],
])('the schema rejects %s %j', (key, value) => {
  const [report] = agentReports(createWorld({ hosts: 1 }))
  expect(faultsOf({ ...report, [key]: value })).not.toEqual([])
})
