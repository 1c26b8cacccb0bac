import type { ExadataComponent, ExadataRack } from '../../contract/wire.ts'
import { DAY, utc } from '../../lib/time.ts'
import type { World } from '../world.ts'
import { cellsOf } from './exadataCells.ts'
import { commonFields, exactPercent, hostID, modelOf, sum, wholePercent } from './exadataComponent.ts'
import type { RackEdits, RackFacts } from './exadataRacks.ts'
import { bareServers, guestServers } from './exadataServers.ts'

/** Time of the newest rack report, or `undefined` before the first. */
export function rackReportAt({ firstDay, reportsAt }: RackFacts, startDay: number, moment: number) {
  const latest = Math.floor((moment - reportsAt) / DAY)
  return latest < startDay - firstDay ? undefined : latest * DAY + reportsAt
}

export function rackAt(world: World, rack: RackFacts, moment: number): ExadataRack | undefined {
  const report = rackReportAt(rack, world.hosts.startDay, moment)
  if (report === undefined) return undefined
  const edits = world.rackEdits.get(rack.rackID)
  const components = componentsOf(world, rack, edits, moment)
  const computing = components.filter(
    ({ hostType }) => hostType !== 'STORAGE_CELL' && hostType !== 'IB_SWITCH',
  )
  const storing = components.filter(({ hostType }) => hostType === 'STORAGE_CELL')
  const totalMemory = sum(computing, 'memory')
  const usedMemory = sum(computing, 'usedRAM')
  const totalCPU = sum(computing, 'totalCPU')
  const usedCPU = sum(computing, 'usedCPU')
  const totalSize = sum(storing, 'totalSize')
  const freeSpace = sum(storing, 'totalFreeSpace')
  return {
    hostname: rack.hostname,
    environment: rack.environment,
    location: rack.location,
    createdAt: utc(report),
    updateAt: utc(Math.max(report, edits?.updatedAt ?? report)),
    rackID: rack.rackID,
    components,
    rdma: edits?.rdma ?? rdmaOf(rack),
    totalMemory,
    usedMemory,
    freeMemory: totalMemory - usedMemory,
    usedMemoryPercentage: exactPercent(usedMemory, totalMemory),
    totalCPU,
    usedCPU,
    freeCPU: totalCPU - usedCPU,
    usedCPUPercentage: wholePercent(usedCPU, totalCPU),
    totalSize,
    usedSize: totalSize - freeSpace,
    freeSpace,
    usedSizePercentage: exactPercent(totalSize - freeSpace, totalSize),
  }
}

/** Only racks with KVM hosts have an RDMA network; the others have InfiniBand switches. */
function rdmaOf({ kind, hostname, fake }: RackFacts): ExadataRack['rdma'] {
  if (kind !== 'KVM') return null
  return { switchName: `${hostname}-roce1`, model: modelOf(fake(7)), swVersion: '3.10.2010' }
}

function componentsOf(
  world: World,
  rack: RackFacts,
  edits: RackEdits | undefined,
  moment: number,
): ExadataComponent[] {
  const common = commonFields(world, rack)
  const servers =
    rack.kind === 'BARE METAL'
      ? bareServers(world, rack, common, moment)
      : guestServers(world, rack, common, edits, moment)
  const switches =
    rack.kind === 'OVM'
      ? [1, 2].map((index) => ({
          ...common,
          imageVersion: '',
          kernel: '',
          hostType: 'IB_SWITCH',
          hostname: `${rack.hostname}-sw-ib${index}`,
          hostID: hostID(rack, 60 + index),
          model: 'Sun Datacenter InfiniBand Switch 36',
          swVersion: '2.2.16-3',
          fanUsed: 5,
          fanTotal: 5,
        }))
      : []
  const cells = cellsOf(world, rack, common, moment, (index) => hostID(rack, 70 + index))
  return [...servers, ...switches, ...cells].map((component) => ({
    ...component,
    clusterNames: edits?.clusterNames.has(component.hostID)
      ? (edits.clusterNames.get(component.hostID) ?? null)
      : component.clusterNames,
  }))
}
