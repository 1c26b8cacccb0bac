import { expect, test } from 'vitest'
import { sourcePath } from './SourceLines.tsx'

const type = { licenseTypeID: 'L47219', vendor: 'oracle' } as const
const filtersOf = (path: string | null) =>
  path === null ? null : Object.fromEntries(new URL(path, 'http://console').searchParams)

test('a hypervisor cluster links to its own row, also if its name is part of another name', () => {
  expect(filtersOf(sourcePath({ kind: 'hypervisor', names: ['vm-a'] }, type))).toEqual({
    tab: 'clusters',
    'f.cluster': 'in:vm-a',
    'f.licenseTypeID': 'in:L47219',
  })
})

test('several clusters share one filter', () => {
  expect(filtersOf(sourcePath({ kind: 'hypervisor', names: ['vm-a', 'vm-c'] }, type))).toMatchObject({
    'f.cluster': 'in:vm-a,vm-c',
  })
})

test('more clusters than a URL can hold have no link', () => {
  const names = Array.from({ length: 101 }, (_, index) => `vm-${index}`)
  expect(sourcePath({ kind: 'hypervisor', names }, type)).toBeNull()
})

test('Veritas clusters and their disaster recovery copies have separate filters', () => {
  const filter = (kind: 'veritas' | 'halved', name: string) =>
    filtersOf(sourcePath({ kind, names: [name] }, type))?.['f.cluster']
  expect(filter('veritas', 'db1,db2')).toBe('in:db1-db2')
  expect(filter('halved', 'db1_DR,db2_DR')).toBe('in:db1_DR-db2_DR')
})

test('capped virtual machines link to one row per host', () => {
  expect(filtersOf(sourcePath({ kind: 'capped', names: ['db1'] }, type))).toMatchObject({
    tab: 'hosts',
    'f.olvmCapped': 'is:yes',
    'f.clusterLicenses': 'num:0.001..',
  })
})

test('clusters under a MySQL or SQL Server contract have no list', () => {
  expect(sourcePath({ kind: 'cluster', names: ['vm-a'] }, type)).toBeNull()
})
