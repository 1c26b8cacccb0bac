import { makeRack } from '@inventory-console/api-mocks/fixtures/exadata'
import { describe, expect, it } from 'vitest'
import type { Column } from '../../data-table/columns/column.ts'
import {
  bareMetalColumns,
  cellColumns,
  cellDiskColumns,
  databaseColumns,
  gridDiskColumns,
  guestHostColumns,
  switchColumns,
  vmColumns,
} from './rackColumns.ts'
import {
  cellDisksOf,
  componentsOf,
  databasesOf,
  gridDisksOf,
  machineType,
  modelIn,
  percentIn,
  sizeIn,
  vmsOf,
} from './rackParts.ts'

const [kvm, ovm, bareMetal, withDatabases] = [makeRack(1), makeRack(2), makeRack(3), makeRack(4)]

it('machineType follows the components, and any DOM0 means OVM', () => {
  expect([kvm, ovm, bareMetal].map(machineType)).toEqual(['KVM', 'OVM', 'Bare Metal'])
  expect(machineType({ ...kvm, components: [] })).toBe('Bare Metal')
  expect(machineType({ ...kvm, components: [...kvm.components, ...ovm.components] })).toBe('OVM')
})

describe('vmsOf', () => {
  it('reads CPU and memory from the fields of the hypervisor', () => {
    const [guest] = vmsOf(kvm)
    const sampleVm = componentsOf(kvm, 'KVM_HOST')[0]?.vms?.[0]
    expect([guest?.cpu, guest?.ram]).toEqual([sampleVm?.cpuCurrent, sampleVm?.ramCurrent])
    const [xen] = vmsOf(ovm)
    const online = componentsOf(ovm, 'DOM0')[0]?.vms?.[0]
    expect([xen?.cpu, xen?.ram]).toEqual([online?.cpuOnline, online?.ramOnline])
  })

  it('adds the component that each VM runs on', () => {
    const vms = vmsOf(ovm)
    expect(vms.length).toBeGreaterThan(1)
    for (const { host, hostID } of vms)
      expect(
        ovm.components.some((component) => component.hostname === host && component.hostID === hostID),
      ).toBe(true)
  })
})

it('databasesOf lists each database of a cell once', () => {
  const databasesOnDisks = cellDisksOf(withDatabases).flatMap(({ databases }) => databases)
  const rows = databasesOf(withDatabases)
  expect(rows.length).toBeLessThan(databasesOnDisks.length)
  expect(new Set(rows.map(({ cell, dbName, dbID }) => `${cell} ${dbName} ${dbID}`)).size).toBe(rows.length)
})

it.each([
  ['48.18%', 48.18],
  ['37%', 37],
  ['0%', 0],
  ['', null],
  ['none', null],
] as const)('percentIn(%j) returns %j', (text, percent) => {
  expect(percentIn(text)).toBe(percent)
})

it.each([
  ['2560', 2560],
  ['UNKNOWN', null],
  ['', null],
] as const)('sizeIn(%j) returns %j', (text, size) => {
  expect(sizeIn(text)).toBe(size)
})

it('modelIn removes the manufacturer', () => {
  expect(modelIn('Oracle Corporation ORACLE SERVER X9M-2')).toBe('ORACLE SERVER X9M-2')
  expect(modelIn('X9M-2')).toBe('X9M-2')
})

/** Cell values of a column. */
function cells<Row extends object>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  id: string,
): unknown[] {
  const column = columns.find((candidate) => candidate.id === id)
  return rows.map((row) => (column?.value ? column.value(row, 0) : Reflect.get(row, id)))
}

/** Ids of columns without a value in any row. */
function emptyColumns<Row extends object>(columns: readonly Column<Row>[], rows: readonly Row[]): string[] {
  return columns
    .map(({ id }) => id)
    .filter((id) => cells(columns, rows, id).every((value) => value === undefined || value === null))
}

describe('rack columns', () => {
  it('have values for hosts, cells and switches', () => {
    expect(emptyColumns(guestHostColumns, componentsOf(kvm, 'KVM_HOST'))).toEqual([])
    expect(emptyColumns(bareMetalColumns, componentsOf(bareMetal, 'BARE_METAL'))).toEqual([])
    expect(emptyColumns(cellColumns, componentsOf(kvm, 'STORAGE_CELL'))).toEqual([])
    expect(emptyColumns(switchColumns, componentsOf(ovm, 'IB_SWITCH'))).toEqual([])
  })

  it('have values for virtual machines, disks and databases', () => {
    expect(emptyColumns(vmColumns, vmsOf(kvm))).toEqual([])
    expect(emptyColumns(cellDiskColumns, cellDisksOf(kvm))).toEqual([])
    expect(emptyColumns(gridDiskColumns, gridDisksOf(kvm))).toEqual([])
    expect(emptyColumns(databaseColumns, databasesOf(withDatabases))).toEqual([])
  })

  it('show usage as a number, and the software version of switches', () => {
    const hosts = componentsOf(kvm, 'KVM_HOST')
    expect(cells(guestHostColumns, hosts, 'usedCPUPercentage')).toEqual(
      hosts.map(({ usedCPUPercentage }) => Number.parseFloat(usedCPUPercentage)),
    )
    const switches = componentsOf(ovm, 'IB_SWITCH')
    expect(cells(switchColumns, switches, 'version')).toEqual(switches.map(({ swVersion }) => swVersion))
  })

  it('group services, fans and power supplies as health', () => {
    const group = cellColumns.filter((column) => column.group === 'health').map(({ id }) => id)
    expect(group).toEqual(['cellServiceStatus', 'fans', 'psus', 'msStatus', 'rsStatus'])
    expect(cells(cellColumns, componentsOf(kvm, 'STORAGE_CELL'), 'fans')[0]).toBe('8/8')
  })
})
