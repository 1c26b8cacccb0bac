import { makeUsedLicense } from '@inventory-console/api-mocks/fixtures/licenses'
import { expect, test } from 'vitest'
import { veritas } from '../../../domain/licenses/usedLicense.ts'
import { sourcePath } from './usedLicensesPath.ts'

const type = { licenseTypeID: 'L47219', vendor: 'oracle' } as const
const filtersOf = (path: string | null) =>
  path === null ? null : Object.fromEntries(new URL(path, 'http://console').searchParams)

const clusterOf = (name: string) => ({ name, cpu: 8, hostname: 'agent' })

test('a hypervisor cluster links to its own row, not to clusters with ignored licenses only', () => {
  const used = [
    makeUsedLicense({ clusterName: 'vm-a', ignored: false }),
    makeUsedLicense({ clusterName: 'vm-b', ignored: true }),
  ]
  const inputs = { used, clusters: [clusterOf('vm-a'), clusterOf('vm-b')] }
  expect(filtersOf(sourcePath({ kind: 'hypervisor', names: ['vm-a'] }, type, inputs))).toEqual({
    tab: 'clusters',
    'f.cluster': 'has:vm-a',
    'f.licenseTypeID': 'has:L47219',
  })
})

test('several clusters share one filter', () => {
  const inputs = { used: [], clusters: ['vm-a', 'vm-b', 'vm-c'].map(clusterOf) }
  expect(filtersOf(sourcePath({ kind: 'hypervisor', names: ['vm-a', 'vm-c'] }, type, inputs))).toMatchObject({
    'f.cluster': 'has:vm-a,vm-c',
  })
})

test('a cluster whose name is part of another name has no link', () => {
  const inputs = { used: [], clusters: ['vm-a', 'vm-a2'].map(clusterOf) }
  expect(sourcePath({ kind: 'hypervisor', names: ['vm-a'] }, type, inputs)).toBeNull()
})

test('more clusters than a URL can hold have no link', () => {
  const names = Array.from({ length: 101 }, (_, index) => `vm-${index}`)
  const inputs = { used: [], clusters: names.map(clusterOf) }
  expect(sourcePath({ kind: 'hypervisor', names }, type, inputs)).toBeNull()
})

test('Veritas clusters and their disaster recovery copies have separate filters', () => {
  const used = ['db1,db2', 'db1_DR,db2_DR'].map((clusterName) =>
    makeUsedLicense({ clusterName, clusterType: veritas }),
  )
  const inputs = { used, clusters: [] }
  const filter = (kind: 'veritas' | 'halved', name: string) =>
    filtersOf(sourcePath({ kind, names: [name] }, type, inputs))?.['f.cluster']
  expect(filter('veritas', 'db1,db2')).toBe('has:db1-db2')
  expect(filter('halved', 'db1_DR,db2_DR')).toBe('has:db1_DR-db2_DR')
})

test('capped virtual machines link to one row per host', () => {
  expect(
    filtersOf(sourcePath({ kind: 'capped', names: ['db1'] }, type, { used: [], clusters: [] })),
  ).toMatchObject({
    tab: 'hosts',
    'f.olvmCapped': 'is:yes',
    'f.clusterLicenses': 'num:0.001..',
  })
})

test('clusters under a MySQL or SQL Server contract have no list', () => {
  const inputs = { used: [], clusters: [clusterOf('vm-a')] }
  expect(sourcePath({ kind: 'cluster', names: ['vm-a'] }, type, inputs)).toBeNull()
})
