import { makeHostDetail, makeOracleDatabase } from '@inventory-console/api-mocks/fixtures/oracle'
import { expect, test } from 'vitest'
import { hostChangesBetween } from './hostChangesBetween.ts'

const host = makeHostDetail(1)
const withInfo = (info: Partial<typeof host.info>) => ({ ...host, info: { ...host.info, ...info } })

function withDatabases(versions: Readonly<Record<string, string>>) {
  const databases = Object.entries(versions).map(([name, version]) =>
    makeOracleDatabase(1, { name, version }),
  )
  const database = { databases, missingDatabases: [], unlistedRunningDatabases: [] }
  return { ...host, features: { oracle: { database } } }
}

test('lists the facts that differ', () => {
  const before = withInfo({ cpuCores: 8, memoryTotal: 64 })
  const after = withInfo({ cpuCores: 16, memoryTotal: 128 })
  expect(hostChangesBetween(before, after)).toEqual([
    { kind: 'fact', fact: 'cpuCores', before: 8, after: 16 },
    { kind: 'fact', fact: 'memoryTotal', before: 64, after: 128 },
  ])
})

test('lists added, removed and upgraded databases', () => {
  const before = withDatabases({ CRM1: '19.22', OLD: '12.1' })
  const after = withDatabases({ CRM1: '19.23', NEW: '19.23' })
  expect(hostChangesBetween(before, after)).toEqual([
    { kind: 'databaseVersion', name: 'CRM1', before: '19.22', after: '19.23' },
    { kind: 'databaseAdded', name: 'NEW' },
    { kind: 'databaseRemoved', name: 'OLD' },
  ])
})

test('ignores measurements', () => {
  const after = { ...host, createdAt: '2026-03-16T00:00:00Z', filesystems: [], history: [] }
  expect(hostChangesBetween(host, after)).toEqual([])
})

test('reports the first report of a host', () => {
  expect(hostChangesBetween(null, host)).toEqual([{ kind: 'firstReport' }])
})
