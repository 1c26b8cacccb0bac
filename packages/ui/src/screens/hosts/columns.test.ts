import { NOW } from '@inventory-console/api-mocks/clock'
import type { HostSummary } from '@inventory-console/api-mocks/contract'
import { hostSummary } from '@inventory-console/api-mocks/decoders/api/hosts'
import { makeHost, makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import { describe, expect, test } from 'vitest'
import words from '../../i18n/locales/en/hosts.json' with { type: 'json' }
import { malformedRows } from '../../testing/decodeRows.ts'
import { hostColumns, isObsolete } from './HostsScreen.tsx'

const now = Date.parse(NOW)
const columns = hostColumns([])

function column(id: string, from = columns) {
  const match = from.find((column) => column.id === id)
  if (!match) throw new Error(`There is no column ${id}`)
  return match
}

function cell(id: string, host: HostSummary, from = columns): unknown {
  const { value } = column(id, from)
  return value ? value(host, now) : Reflect.get(host, id)
}

function hostWith(info: Partial<HostSummary['info']>): HostSummary {
  const host = makeHost(1)
  return { ...host, info: { ...host.info, ...info } }
}

/** The decoded host when every field has this value. */
function malformedHost(value: unknown): HostSummary {
  return malformedRows(hostSummary, makeHost(1), value)[0] ?? fail()
}

function fail(): never {
  throw new Error('the host was not decoded')
}

describe('host columns', () => {
  test('have a filter each', () => {
    expect(columns.filter(({ filter }) => filter === undefined)).toEqual([])
  })

  test.each([
    ['PH', 'Bare Metal'],
    ['VMWARE', 'VMware'],
    ['', ''],
  ])('show platform %o as %o', (technology, shown) => {
    expect(
      cell('platform', Object.assign(hostWith({}), { info: { hardwareAbstractionTechnology: technology } })),
    ).toBe(shown)
  })

  test.each([
    ['1.6.3', '1.06.3'],
    ['1.16.3', '1.16.3'],
    ['1.6', '1.6'],
    ['2.9.1-rc.4', '2.09.1-rc.4'],
    ['1.x.3', '1.x.3'],
    ['latest', 'latest'],
    ['', ''],
  ])('show agent version %o as %o', (agentVersion, shown) => {
    expect(cell('agentVersion', makeHost(1, { agentVersion }))).toBe(shown)
  })

  test.each([
    [{ os: 'Oracle Linux', osVersion: '8.9' }, 'Oracle Linux - 8.9'],
    [{ os: 'AIX', osVersion: '' }, 'AIX'],
    [{ os: '', osVersion: '7.2' }, '7.2'],
    [{ os: '', osVersion: '' }, ''],
  ])('show the operating system of %o as %o', (info, shown) => {
    expect(cell('operatingSystem', hostWith(info))).toBe(shown)
  })

  test('start the kernel with its version', () => {
    expect(cell('kernel', hostWith({ kernel: 'Linux', kernelVersion: '5.4.17' }))).toBe('5.4.17 - Linux')
  })

  test('merge the databases of all technologies without duplicates', () => {
    const databases = {
      'Oracle/Database': ['ORCL', 'DWH'],
      'Oracle/MySQL': ['shop', 'ORCL'],
      'MongoDB/MongoDB': [],
    }
    expect(cell('databases', makeHost(1, { databases }))).toEqual(['ORCL', 'DWH', 'shop'])
    expect(cell('databases', makeHost(1, { databases: {} }))).toEqual([])
  })

  test('leave out ignored missing databases and empty names', () => {
    const missing = (name: string, ignored: boolean) => ({ name, ignored, ignoredComment: '' })
    const missingDatabases = [missing('OLD', true), missing('LOST', false), missing('', false)]
    expect(cell('missingDatabases', makeHost(1, { missingDatabases }))).toEqual(['LOST'])
    const { missingDatabases: _absent, ...host } = makeHost(1)
    expect(cell('missingDatabases', host)).toEqual([])
  })

  test.each(['oracleClusterware', 'sunCluster', 'hacmp', 'veritasClusterServer'] as const)(
    'mark a member of %s as a cluster member',
    (flag) => {
      const none = {
        oracleClusterware: false,
        sunCluster: false,
        hacmp: false,
        veritasClusterServer: false,
        veritasClusterHostnames: [],
      }
      expect(cell('clusterMember', makeHost(1, { clusterMembershipStatus: none }))).toBe(false)
      expect(cell('clusterMember', makeHost(1, { clusterMembershipStatus: { ...none, [flag]: true } }))).toBe(
        true,
      )
    },
  )

  test('show a technology by its display name, or its code when unknown', () => {
    const namedColumns = hostColumns([
      { product: 'Oracle/Database', prettyName: 'Oracle Database', color: '#C1181E', logo: '' },
    ])
    expect(cell('technology', makeHost(1, { technology: 'Oracle/Database' }), namedColumns)).toBe(
      'Oracle Database',
    )
    expect(cell('technology', makeHost(1, { technology: 'Oracle/MySQL' }), namedColumns)).toBe('Oracle/MySQL')
    expect(cell('technology', makeHost(1, { technology: '' }), namedColumns)).toBe('')
  })

  test('filter obsolete hosts, missing databases, cluster version and location', () => {
    const ids = ['obsolete', 'missingDatabases', 'clusterwareVersion', 'location']
    expect(ids.map((id) => column(id).filter)).toEqual(['yesNo', 'yesNo', 'oneOf', 'oneOf'])
  })

  test('have unique headers', () => {
    const names = Object.values(words.columns)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test('mark an obsolete host only in the hostname column', () => {
    const host = makeHost(1, { createdAt: '2026-03-01T08:00:00Z' })
    expect(columns.filter(({ mark }) => mark?.(host, now)).map(({ id }) => id)).toEqual(['hostname'])
  })

  test('link a hostname to its page', () => {
    const link = column('hostname')
    const host = makeHost(1, { hostname: 'db-001' })
    expect('to' in link && link.to(host)).toBe('/details/db-001')
  })
})

describe('obsolete hosts', () => {
  const second = 1000
  const day = 86_400 * second
  const updated = (age: number) => makeHost(1, { createdAt: new Date(now - age).toISOString() })

  test.each([
    ['an hour', day / 24, false],
    ['exactly a day', day, false],
    ['a second over a day, in a new minute', day + 61 * second, true],
    ['two days', 2 * day, true],
  ])('%s after the update: obsolete is %s', (_, age, expected) => {
    expect(isObsolete(updated(age), now)).toBe(expected)
  })

  test('truncates the update time to its minute', () => {
    expect(isObsolete(makeHost(1, { createdAt: '2026-03-15T09:30:59.000Z' }), now)).toBe(false)
    expect(isObsolete(makeHost(1, { createdAt: '2026-03-15T09:29:59.999Z' }), now)).toBe(true)
  })

  test.each(['0001-01-01T00:00:00Z', '1970-01-01T00:00:00Z', '', 'soon'])(
    'do not include a host with the update time %o',
    (createdAt) => {
      expect(isObsolete(makeHost(1, { createdAt }), now)).toBe(false)
      expect(column('hostname').mark?.(makeHost(1, { createdAt }), now)).toBeNull()
    },
  )

  test('have a mark with the time of the last update', () => {
    const host = updated(2 * day)
    expect(column('hostname').mark?.(host, now)).toEqual({
      tone: 'warning',
      id: 'obsolete',
      since: host.createdAt,
    })
  })
})

describe('columns do not throw', () => {
  const values: readonly unknown[] = [null, undefined, '', 0, true, [], {}, [null], { toString: 1 }, '\ud800']

  test.each(values.map((value) => ({ value })))('when every field is $value', ({ value }) => {
    const host = malformedHost(value)
    expect(() => columns.map(({ id }) => cell(id, host))).not.toThrow()
    const { mark } = column('hostname')
    expect(() => mark?.(host, now)).not.toThrow()
  })

  test('fixtures have a value for every column', () => {
    const hosts = makeHosts(500)
    const filled = (id: string) =>
      hosts.some((host) => {
        const value = cell(id, host)
        return Array.isArray(value) ? value.length > 0 : value !== '' && value !== null && value !== undefined
      })
    expect(columns.map(({ id }) => id).filter((id) => !filled(id))).toEqual([])
  })
})
