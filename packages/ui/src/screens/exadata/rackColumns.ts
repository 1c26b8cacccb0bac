import type { ExadataComponent } from '@inventory-console/api-mocks/contract'
import type { Column } from '../../data-table/columns/column.ts'
import {
  modelIn,
  percentIn,
  sizeIn,
  type CellDatabase,
  type CellDisk,
  type GridDisk,
  type RackVM,
} from './rackParts.ts'

type Of = Column<ExadataComponent>

const hostname: Of = { id: 'hostname', kind: 'text', filter: 'text', width: 180 }
const cpu: readonly Of[] = [
  { id: 'totalCPU', kind: 'number', filter: 'range', width: 115 },
  { id: 'usedCPU', kind: 'number', filter: 'range', width: 115 },
  { id: 'freeCPU', kind: 'number', filter: 'range', width: 110 },
]
const cpuUsage: Of = {
  id: 'usedCPUPercentage',
  kind: 'fill',
  value: (row) => percentIn(row.usedCPUPercentage),
  filter: 'range',
}
const ram: readonly Of[] = [
  { id: 'memory', kind: 'gigabytes', filter: 'range', width: 135 },
  { id: 'usedRAM', kind: 'gigabytes', filter: 'range', width: 135 },
  { id: 'freeRAM', kind: 'gigabytes', filter: 'range', width: 130 },
]
const ramUsage: Of = {
  id: 'usedRAMPercentage',
  kind: 'fill',
  value: (row) => percentIn(row.usedRAMPercentage),
  filter: 'range',
}
const reservedCPU: Of = { id: 'reservedCPU', kind: 'number', filter: 'range', width: 140 }
const reservedMemory: Of = { id: 'reservedMemory', kind: 'gigabytes', filter: 'range', width: 160 }
const model: Of = {
  id: 'model',
  kind: 'text',
  value: (row) => modelIn(row.model),
  filter: 'oneOf',
  width: 200,
}
const version: Of = {
  id: 'version',
  kind: 'version',
  value: (row) => row.imageVersion,
  filter: 'oneOf',
  width: 170,
}
const hostID: Of = { id: 'hostID', kind: 'code', filter: 'text', width: 160 }
/** In use and installed, such as "16/16". */
const health: readonly Of[] = [
  {
    id: 'fans',
    kind: 'text',
    value: (row) => usedOfTotal(row.fanUsed, row.fanTotal),
    group: 'health',
    hidden: true,
    width: 90,
  },
  {
    id: 'psus',
    kind: 'text',
    value: (row) => usedOfTotal(row.psuUsed, row.psuTotal),
    group: 'health',
    hidden: true,
    width: 120,
  },
  { id: 'msStatus', kind: 'text', filter: 'oneOf', group: 'health', hidden: true, width: 110 },
  { id: 'rsStatus', kind: 'text', filter: 'oneOf', group: 'health', hidden: true, width: 110 },
]
const vms: Of = {
  id: 'vms',
  kind: 'list',
  value: (row) => (row.vms ?? []).map(({ name }) => name),
  width: 200,
}

export const guestHostColumns: readonly Of[] = [
  hostname,
  cpuUsage,
  ...cpu,
  reservedCPU,
  ramUsage,
  ...ram,
  reservedMemory,
  model,
  version,
  hostID,
  vms,
  ...health,
]

export const bareMetalColumns: readonly Of[] = [
  hostname,
  cpuUsage,
  ...cpu,
  ramUsage,
  ...ram,
  { id: 'kernel', kind: 'text', filter: 'oneOf', width: 240 },
  model,
  version,
  hostID,
  ...health,
]

export const cellColumns: readonly Of[] = [
  hostname,
  {
    id: 'usedSizePercentage',
    kind: 'fill',
    value: (row) => percentIn(row.usedSizePercentage),
    filter: 'range',
  },
  { id: 'clusterNames', kind: 'list', filter: 'oneOf', width: 180 },
  { id: 'cpuEnabled', kind: 'number', filter: 'range', width: 125 },
  { id: 'cellCPU', kind: 'number', value: (row) => row.totalCPU, filter: 'range', width: 100 },
  { id: 'totalSize', kind: 'gigabytes', filter: 'range', width: 140 },
  { id: 'totalFreeSpace', kind: 'gigabytes', filter: 'range', width: 180 },
  model,
  version,
  hostID,
  { id: 'cellServiceStatus', kind: 'text', filter: 'oneOf', group: 'health', hidden: true, width: 120 },
  ...health,
]

export const switchColumns: readonly Of[] = [
  { id: 'switchName', kind: 'text', value: (row) => row.hostname, filter: 'text', width: 200 },
  model,
  { id: 'version', kind: 'version', value: (row) => row.swVersion, filter: 'oneOf', width: 170 },
  hostID,
]

export const vmColumns: readonly Column<RackVM>[] = [
  { id: 'name', header: 'hostname', kind: 'text', filter: 'text', width: 240 },
  { id: 'host', header: 'virtualizationNode', kind: 'text', filter: 'oneOf', width: 160 },
  { id: 'clusterName', kind: 'text', filter: 'oneOf', width: 160 },
  { id: 'status', kind: 'status', filter: 'oneOf' },
  { id: 'cpu', header: 'vcpu', kind: 'number', filter: 'range', width: 80 },
  { id: 'ram', kind: 'gigabytes', filter: 'range', width: 100 },
  { id: 'cpuRestart', kind: 'number', group: 'later', hidden: true, width: 150 },
  { id: 'ramRestart', kind: 'gigabytes', group: 'later', hidden: true, width: 190 },
  { id: 'cpuMaxUsable', kind: 'number', group: 'later', hidden: true, width: 130 },
  { id: 'ramMaxUsable', kind: 'gigabytes', group: 'later', hidden: true, width: 160 },
]

export const cellDiskColumns: readonly Column<CellDisk>[] = [
  { id: 'cellDisk', kind: 'text', filter: 'text', width: 220 },
  { id: 'cell', header: 'storageCell', kind: 'text', filter: 'oneOf', width: 160 },
  { id: 'type', kind: 'text', filter: 'oneOf', width: 110 },
  { id: 'status', kind: 'status', filter: 'oneOf' },
  { id: 'size', kind: 'gigabytes', filter: 'range', width: 110 },
  { id: 'freeSpace', kind: 'gigabytes', filter: 'range', width: 140 },
  {
    id: 'usedSizePercentage',
    kind: 'fill',
    value: (row) => percentIn(row.usedSizePercentage),
    filter: 'range',
  },
  {
    id: 'errorCount',
    kind: 'number',
    value: ({ errorCount }) => errorCount || 0,
    filter: 'range',
    width: 115,
  },
  {
    id: 'gridDiskNames',
    kind: 'list',
    value: (row) => (row.gridDisks ?? []).map(({ gridDisk }) => gridDisk),
    width: 220,
  },
]

export const gridDiskColumns: readonly Column<GridDisk>[] = [
  { id: 'gridDisk', kind: 'text', filter: 'text', width: 220 },
  { id: 'cellDisk', kind: 'text', filter: 'oneOf', width: 200 },
  { id: 'cell', header: 'storageCell', kind: 'text', filter: 'oneOf', width: 160 },
  { id: 'status', kind: 'status', filter: 'oneOf' },
  { id: 'size', kind: 'gigabytes', filter: 'range', width: 110 },
  {
    id: 'errorCount',
    kind: 'number',
    value: ({ errorCount }) => errorCount || 0,
    filter: 'range',
    width: 115,
  },
  { id: 'cachingPolicy', kind: 'text', filter: 'oneOf', width: 130 },
  { id: 'asmDiskName', kind: 'text', filter: 'text', width: 220 },
  { id: 'asmDiskGroup', kind: 'text', filter: 'oneOf', width: 140 },
  {
    id: 'asmDiskSize',
    kind: 'gigabytes',
    value: ({ asmDiskSize }) => sizeIn(asmDiskSize),
    filter: 'range',
    width: 150,
  },
  { id: 'asmDiskStatus', kind: 'text', filter: 'oneOf', width: 140 },
]

export const databaseColumns: readonly Column<CellDatabase>[] = [
  { id: 'dbName', kind: 'text', filter: 'text', width: 200 },
  { id: 'cell', header: 'storageCell', kind: 'text', filter: 'oneOf', width: 180 },
  { id: 'dbID', header: 'databaseID', kind: 'code', value: ({ dbID }) => String(dbID), width: 150 },
  { id: 'flashCacheLimit', kind: 'number', filter: 'range', width: 150 },
  { id: 'iormShare', kind: 'number', filter: 'range', width: 120 },
  { id: 'lastIOReq', kind: 'dateTime', filter: 'days', width: 160 },
]

function usedOfTotal(used: number, total: number): string {
  return `${used}/${total}`
}
