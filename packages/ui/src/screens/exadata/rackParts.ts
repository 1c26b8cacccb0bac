import type {
  ExadataComponent,
  ExadataDatabase,
  ExadataGridDisk,
  ExadataRack,
  ExadataStorageCell,
  ExadataVM,
} from '@inventory-console/api-mocks/contract'
import { extendRow } from '../../lib/unreadValues.ts'

/** Component types of the API. */
export type HostType = 'KVM_HOST' | 'DOM0' | 'BARE_METAL' | 'STORAGE_CELL' | 'IB_SWITCH'

export function componentsOf({ components }: ExadataRack, type: HostType): readonly ExadataComponent[] {
  return components.filter(({ hostType }) => hostType === type)
}

/** OVM if there is a DOM0, KVM if there is a KVM host, otherwise bare metal. */
export function machineType(rack: ExadataRack): 'OVM' | 'KVM' | 'Bare Metal' {
  if (componentsOf(rack, 'DOM0').length > 0) return 'OVM'
  return componentsOf(rack, 'KVM_HOST').length > 0 ? 'KVM' : 'Bare Metal'
}

export interface RackVM extends ExadataVM {
  id: string
  hostID: string
  /** Component that the VM runs on. */
  host: string
  cpu: number
  ram: number
}

/** Virtual machines of a rack. KVM and Xen send CPUs and memory in different fields. */
export function vmsOf(rack: ExadataRack): readonly RackVM[] {
  return rack.components.flatMap(({ hostID, hostname, hostType, vms = [] }) =>
    vms.map((vm) =>
      extendRow(vm, {
        id: `${hostID} ${vm.name}`,
        hostID,
        host: hostname,
        get cpu() {
          return hostType === 'DOM0' ? vm.cpuOnline : vm.cpuCurrent
        },
        get ram() {
          return hostType === 'DOM0' ? vm.ramOnline : vm.ramCurrent
        },
      }),
    ),
  )
}

export interface CellDisk extends ExadataStorageCell {
  id: string
}

export function cellDisksOf(rack: ExadataRack): readonly CellDisk[] {
  return rack.components.flatMap(({ hostID, storageCells = [] }) =>
    storageCells.map((disk, index) => extendRow(disk, { id: `${hostID} ${index} ${disk.cellDisk}` })),
  )
}

export interface GridDisk extends ExadataGridDisk {
  id: string
  cell: string
}

export function gridDisksOf(rack: ExadataRack): readonly GridDisk[] {
  return cellDisksOf(rack).flatMap(({ id, cell, gridDisks = [] }) =>
    gridDisks.map((disk, index) => extendRow(disk, { id: `${id} ${index} ${disk.gridDisk}`, cell })),
  )
}

export interface CellDatabase extends ExadataDatabase {
  id: string
}

/** Databases without duplicates, because every disk of a cell repeats them. */
export function databasesOf(rack: ExadataRack): readonly CellDatabase[] {
  const databasesByKey = new Map<string, CellDatabase>()
  for (const { databases } of cellDisksOf(rack))
    for (const database of databases) {
      const id = `${database.cell} ${database.dbName} ${database.dbID}`
      if (!databasesByKey.has(id)) databasesByKey.set(id, extendRow(database, { id }))
    }
  return [...databasesByKey.values()]
}

/** Parses a percentage such as "48.18%". */
export function percentIn(text: string): number | null {
  const value = Number.parseFloat(text)
  return Number.isFinite(value) ? value : null
}

/** Removes the manufacturer, as in "Oracle Corporation ORACLE SERVER X9M-2". */
export function modelIn(text: string): string {
  return text.replace(/^.*Oracle Corporation\s*/, '')
}

/** Parses GiB. The API sends a word instead if the size is unknown. */
export function sizeIn(text: string): number | null {
  return /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : null
}

/** The storage cell with the least free space. */
export function fullestCellOf(rack: ExadataRack): { name: string; percent: number } | null {
  const cells = componentsOf(rack, 'STORAGE_CELL').flatMap(({ hostname, usedSizePercentage }) => {
    const percent = percentIn(usedSizePercentage)
    return percent === null ? [] : [{ name: hostname, percent }]
  })
  return cells.toSorted((one, other) => other.percent - one.percent)[0] ?? null
}

/** Release date of the oldest image of a component, from the six digits in its version: `23.1.10.0.0.231219`. */
export function oldestImageOf(rack: ExadataRack): string | null {
  const dates = rack.components.flatMap(({ imageVersion }) => {
    const [, year, month, date] = /\.(\d{2})(\d{2})(\d{2})(?:\.|$)/.exec(imageVersion) ?? []
    return year === undefined ? [] : [`20${year}-${month}-${date}T12:00:00Z`]
  })
  return dates.toSorted()[0] ?? null
}
