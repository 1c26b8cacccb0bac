import { NOW } from '@inventory-console/api-mocks/clock'
import type { Alert } from '@inventory-console/api-mocks/contract'
import { makeAlerts } from '@inventory-console/api-mocks/fixtures/alerts'
import { makeTechnologies } from '@inventory-console/api-mocks/fixtures/technologies'
import { describe, expect, test } from 'vitest'
import { readKey } from '../../data-table/engine/keys.ts'
import { alertHost, acknowledgeBlocker } from '../../domain/alerts.ts'
import { alertDatabases, alertErrors, alertLicenses, hasHostPage } from './alertFacts.ts'
import { alertColumns } from './columns.ts'

const now = Date.parse(NOW)
const columns = alertColumns({
  technologies: makeTechnologies(),
  codeLabel: (_, code) => `word of ${code}`,
})
const [first] = makeAlerts(40)

function alertWith(overrides: Readonly<Record<string, unknown>>): Alert {
  if (!first) throw new Error('There is no alert')
  return Object.assign({ ...first }, overrides)
}

function column(id: string) {
  const match = columns.find((column) => column.id === id)
  if (!match) throw new Error(`There is no column ${id}`)
  return match
}

const cell = (id: string, alert: Alert) => readKey(column(id), alert, now)

function link(alert: Alert): string | null {
  const hostname = column('hostname')
  return hostname.kind === 'link' ? hostname.to(alert) : null
}

describe('alertColumns', () => {
  test('normalizes a long description in linear time', { timeout: 5000 }, () => {
    const description = `a${' '.repeat(300_000)}b`
    expect(cell('description', alertWith({ description }))).toBe(description)
  })

  test('has only filters that the server supports', () => {
    expect(
      columns.map(({ id, kind, filter, hidden }) =>
        [id, kind, filter ?? '', hidden ? 'hidden' : ''].join(' '),
      ),
    ).toEqual([
      'description text text ',
      'alertSeverity severity one ',
      'date dateTime days ',
      'hostname link text ',
      'alertCategory text one ',
      'alertCode text one ',
      'alertStatus text one ',
      'alertAffectedTechnology text  hidden',
    ])
  })

  test.each([
    ['description', { description: ' one\r\n\n two ' }, 'one · two'],
    ['description', { description: null }, null],
    ['alertCode', { alertCode: 'NEW_THING' }, 'word of NEW_THING'],
    ['hostname', { hostname: undefined, otherInfo: { hostname: 'db-1' } }, 'db-1'],
    ['hostname', { hostname: undefined, otherInfo: null }, null],
    ['alertAffectedTechnology', { alertAffectedTechnology: 'Oracle/Database' }, 'Oracle Database'],
    ['alertAffectedTechnology', { alertAffectedTechnology: 'New/Thing' }, 'New/Thing'],
    ['alertAffectedTechnology', { alertAffectedTechnology: null }, null],
    ['date', { date: 'soon' }, 'soon'],
  ] as const)('%s of %j is %j', (id, overrides, value) => {
    expect(cell(id, alertWith(overrides))).toBe(value)
  })

  test.each([
    [{ hostname: 'db-1', alertStatus: 'NEW', alertCode: 'NEW_SERVER' }, '/details/db-1'],
    [{ hostname: 'db-1', alertStatus: 'ACK', alertCode: 'NEW_SERVER' }, '/details/db-1'],
    [{ hostname: 'db-1', alertStatus: 'DISMISSED', alertCode: 'NEW_SERVER' }, null],
    [{ hostname: 'db-1', alertStatus: 'NEW', alertCode: 'DISMISSED_HOST' }, null],
    [{ hostname: undefined, otherInfo: null }, null],
  ] as const)('links the host of %j to %j', (overrides, to) => {
    expect(link(alertWith(overrides))).toBe(to)
  })
})

describe('alert facts', () => {
  test.each([
    [{ dbname: 'A' }, ['A']],
    [{ dbname: 'A, B ,A,' }, ['A', 'B']],
    [{ dbNames: ['A', 'B'] }, ['A', 'B']],
    [{ dbNames: [7, null, 'B'] }, ['B']],
    [{ dbname: 7 }, []],
    [null, []],
  ])('reads the databases of %j as %j', (otherInfo, names) => {
    expect(alertDatabases({ otherInfo })).toEqual(names)
  })

  test('ignores malformed values of otherInfo', () => {
    for (const otherInfo of [null, {}, { hostname: 7, errors: 'x', licenseTypeID: [] }]) {
      const alert = alertWith({ hostname: undefined, otherInfo })
      expect(alertHost(alert)).toBe('')
      expect(alertErrors(alert)).toEqual([])
      expect(alertLicenses(alert)).toEqual([])
      expect(hasHostPage(alert)).toBe(false)
    }
    expect(alertErrors({ otherInfo: { errors: ['a', 7, ''] } })).toEqual(['a'])
    const objects = [{ message: 'b', source: 'reader.go' }, { source: 'c' }]
    expect(alertErrors({ otherInfo: { errors: objects } })).toEqual(['b'])
    expect(alertLicenses({ otherInfo: { licenseTypeID: 'A1, A2' } })).toEqual(['A1', 'A2'])
  })
})

describe('acknowledgeBlocker', () => {
  test.each([
    ['ENGINE', 'NEW_SERVER', 'NEW', null],
    ['ENGINE', 'AGENT_ERROR', 'NEW', null],
    ['AGENT', 'NO_DATA', 'NEW', 'silent'],
    ['ENGINE', 'NO_DATA', 'NEW', 'silent'],
    ['AGENT', 'AGENT_ERROR', 'NEW', null],
    ['LICENSE', 'NEW_OPTION', 'ACK', 'settled'],
    ['LICENSE', 'NEW_OPTION', 'DISMISSED', 'settled'],
    ['LICENSE', 'NEW_OPTION', undefined, 'settled'],
  ])('%s %s %s returns %j', (_category, alertCode, alertStatus, reason) => {
    expect(acknowledgeBlocker({ alertCode, alertStatus })).toBe(reason)
  })
})
