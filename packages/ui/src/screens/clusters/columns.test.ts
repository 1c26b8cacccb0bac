import { cluster, clusterVM } from '@inventory-console/api-mocks/decoders/api/clusters'
import { makeCluster, makeClusterRow } from '@inventory-console/api-mocks/fixtures/clusters'
import { makeTechnologies } from '@inventory-console/api-mocks/fixtures/technologies'
import { describe, expect, test } from 'vitest'
import type { Column } from '../../data-table/columns/column.ts'
import { malformedRows } from '../../testing/decodeRows.ts'
import { coverage, sumOf } from './clusterFacts.ts'
import { vmColumns } from './ClusterScreen.tsx'
import { clusterColumns } from './ClustersScreen.tsx'

const columns = clusterColumns(makeTechnologies())

function cell<Row extends object>(all: readonly Column<Row>[], id: string, row: Row): unknown {
  const column = all.find((column) => column.id === id)
  if (!column) throw new Error(`There is no column ${id}`)
  return column.value ? column.value(row, 0) : Reflect.get(row, id)
}

function to<Row>(all: readonly Column<Row>[], id: string, row: Row): unknown {
  const column = all.find((column) => column.id === id)
  return column?.kind === 'link' ? column.to(row) : undefined
}

describe('cluster columns', () => {
  test('have these kinds and filters', () => {
    expect(columns.map(({ id, kind, filter }) => [id, kind, filter].join(' '))).toEqual([
      'name link text',
      'type text oneOf',
      'cpu number range',
      'vmsCount number range',
      'vmsErcoleAgentCount number range',
      'coverage percent range',
      'virtualizationNodesCount number range',
      'virtualizationNodes list text',
      'environment text oneOf',
      'location text oneOf',
      'sockets number range',
      'fetchEndpoint text oneOf',
      'hostname link text',
    ])
  })

  test('hide what rarely decides', () => {
    const hidden = columns.filter((column) => column.hidden).map(({ id }) => id)
    expect(hidden).toEqual(['virtualizationNodes', 'sockets', 'fetchEndpoint', 'hostname'])
  })

  test('show the endpoint in the vCenter column', () => {
    const row = makeClusterRow(1, { name: 'aaa', fetchEndpoint: 'zzz' })
    expect(cell(columns, 'fetchEndpoint', row)).toBe('zzz')
  })

  test('show the display name of the type, or its code when unknown', () => {
    expect(cell(columns, 'type', makeClusterRow(1, { type: 'Oracle/LVM' }))).toBe('OLVM')
    expect(cell(columns, 'type', makeClusterRow(1, { type: 'Acme/Cloud' }))).toBe('Acme/Cloud')
  })

  test('count the physical hosts by their names, because the count of the list is always 0', () => {
    const row = makeClusterRow(1, {
      virtualizationNodesCount: 0,
      virtualizationNodes: ['esx-1 - R740', 'esx-2 - R740'],
    })
    expect(cell(columns, 'virtualizationNodesCount', row)).toBe(2)
  })

  test('link to the cluster and to the reporting host', () => {
    const row = makeClusterRow(1, { name: 'a b/c', hostname: 'h?1' })
    expect(to(columns, 'name', row)).toBe('/hypervisors/a%20b%2Fc')
    expect(to(columns, 'hostname', row)).toBe('/details/h%3F1')
  })

  test.each([null, 7, 'text', {}, [null, 1]])('do not throw when every field is %j', (value) => {
    const [row] = malformedRows(cluster, makeClusterRow(1), value, { name: 'db' })
    if (!row) throw new Error('the row was not decoded')
    for (const { id } of columns) expect(() => cell(columns, id, row)).not.toThrow()
    expect(() => to(columns, 'hostname', row)).not.toThrow()
  })
})

describe('coverage', () => {
  test.each([
    [10, 4, 40],
    [3, 1, 100 / 3],
    [0, 0, null],
  ])('of %j VMs, %j of them with an agent, is %j', (vmsCount, vmsErcoleAgentCount, percent) => {
    const row = makeClusterRow(1, { vmsCount, vmsErcoleAgentCount })
    expect(coverage(row)).toBe(percent)
  })

  test('weighs clusters by their number of VMs', () => {
    const rows = [
      makeClusterRow(1, { vmsCount: 90, vmsErcoleAgentCount: 90 }),
      makeClusterRow(2, { vmsCount: 10, vmsErcoleAgentCount: 0 }),
      makeClusterRow(3, { vmsCount: 0, vmsErcoleAgentCount: 0 }),
    ]
    expect(coverage(sumOf(rows))).toBe(90)
  })
})

describe('VM columns', () => {
  const [vm] = makeCluster(1).vms
  if (!vm) throw new Error('the cluster has no machines')

  test('link to the host only if it has an agent', () => {
    expect(to(vmColumns, 'hostname', { ...vm, hostname: 'h1', isErcoleInstalled: true })).toBe('/details/h1')
    expect(to(vmColumns, 'hostname', { ...vm, hostname: 'h1', isErcoleInstalled: false })).toBeNull()
    expect(to(vmColumns, 'hostname', { ...vm, hostname: '', isErcoleInstalled: true })).toBeNull()
  })

  test('link the node to its hosts', () => {
    expect(to(vmColumns, 'virtualizationNode', { ...vm, virtualizationNode: 'esx,1' })).toBe(
      '/hosts?f.virtualizationNode=in%3Aesx%5C%2C1',
    )
  })

  test.each([null, 7, 'text', {}])('do not throw when every field is %j', (value) => {
    const [row] = malformedRows(clusterVM, vm, value)
    if (!row) throw new Error('the row was not decoded')
    for (const { id } of vmColumns) expect(() => cell(vmColumns, id, row)).not.toThrow()
  })
})
