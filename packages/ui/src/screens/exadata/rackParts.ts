import type {
  ExadataComponent,
  ExadataDatabase,
  ExadataGridDisk,
  ExadataRack,
  ExadataStorageCell,
  ExadataVM,
} from '@inventory-console/api-mocks/contract'

/** The kinds of hosts a rack is made of, as the services write them. */
export type HostType = 'KVM_HOST' | 'DOM0' | 'BARE_METAL' | 'STORAGE_CELL' | 'IB_SWITCH'

export function componentsOf({ components }: ExadataRack, type: HostType): readonly ExadataComponent[] {
  return components.filter(({ hostType }) => hostType === type)
}

/** Spec, Business rules: machine type of a rack. */
export function machineType(rack: ExadataRack): 'OVM' | 'KVM' | 'BARE METAL' {
  if (componentsOf(rack, 'DOM0').length > 0) return 'OVM'
  return componentsOf(rack, 'KVM_HOST').length > 0 ? 'KVM' : 'BARE METAL'
}

export interface RackVM extends ExadataVM {
  id: string
  hostID: string
  /** The component it runs on. */
  host: string
  cpu: number
  ram: number
}

/** All virtual machines of a rack; KVM and Xen count their processors and memory under different names. */
export function vmsOf(rack: ExadataRack): readonly RackVM[] {
  return rack.components.flatMap(({ hostID, hostname, hostType, vms = [] }) =>
    vms.map((vm) => ({
      ...vm,
      id: `${hostID} ${vm.name}`,
      hostID,
      host: hostname,
      cpu: hostType === 'DOM0' ? vm.cpuOnline : vm.cpuCurrent,
      ram: hostType === 'DOM0' ? vm.ramOnline : vm.ramCurrent,
    })),
  )
}

export interface CellDisk extends ExadataStorageCell {
  id: string
}

export function cellDisksOf(rack: ExadataRack): readonly CellDisk[] {
  return rack.components.flatMap(({ hostID, storageCells = [] }) =>
    storageCells.map((disk, index) => ({ ...disk, id: `${hostID} ${index} ${disk.cellDisk}` })),
  )
}

export interface GridDisk extends ExadataGridDisk {
  id: string
  cell: string
}

export function gridDisksOf(rack: ExadataRack): readonly GridDisk[] {
  return cellDisksOf(rack).flatMap(({ id, cell, gridDisks = [] }) =>
    gridDisks.map((disk, index) => ({ ...disk, id: `${id} ${index} ${disk.gridDisk}`, cell })),
  )
}

export interface CellDatabase extends ExadataDatabase {
  id: string
}

/** Each disk of a cell names the databases of the cell: once is enough. */
export function databasesOf(rack: ExadataRack): readonly CellDatabase[] {
  const found = new Map<string, CellDatabase>()
  for (const { databases } of cellDisksOf(rack))
    for (const database of databases) {
      const id = `${database.cell} ${database.dbName} ${database.dbID}`
      if (!found.has(id)) found.set(id, { ...database, id })
    }
  return [...found.values()]
}

/** "48.18%", as the services write it. */
export function percentIn(text: unknown): number | null {
  const value = typeof text === 'string' ? Number.parseFloat(text) : Number.NaN
  return Number.isFinite(value) ? value : null
}

/** "Oracle Corporation ORACLE SERVER X9M-2": the maker goes without saying. */
export function modelIn(text: unknown): string | null {
  return typeof text === 'string' ? text.replace(/^.*Oracle Corporation\s*/, '') : null
}

/** Whole GiB as text, or a word that says that nobody knows. */
export function sizeIn(text: unknown): number | null {
  return typeof text === 'string' && /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : null
}
