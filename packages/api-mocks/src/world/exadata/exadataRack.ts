import type { Faker } from '@faker-js/faker'
import type { ExadataComponent, ExadataRack, ExadataVM } from '../../contract/wire.ts'
import { DAY } from '../../lib/clock.ts'
import { day, utc } from '../../lib/dates.ts'
import type { HostFacts } from '../hosts/hostFacts.ts'
import { infoAt, reportAt } from '../hosts/hostSummary.ts'
import type { World } from '../world.ts'
import { cellsOf } from './exadataCells.ts'
import type { RackEdits, RackFacts } from './exadataRacks.ts'
import { exactPercent, sum, wholePercent } from './exadataSums.ts'

const models: readonly string[] = ['X9M-2', 'X8M-2', 'X10M']
/** Ages of the images in days: within four, six and twelve months, and older. */
const imageAges: readonly number[] = [40, 150, 290, 800]

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

function modelOf(faker: Faker): string {
  return faker.helpers.arrayElement(models)
}

type Blank = Omit<ExadataComponent, 'hostType' | 'hostname' | 'hostID'>

/** Fields that all components of a rack share, with empty defaults. */
function blank(world: World, rack: RackFacts): Blank {
  const { fake } = rack
  const age = fake(5).helpers.arrayElement(imageAges)
  const released = day((world.hosts.startDay - age) * DAY).slice(2)
  const major = age < 200 ? '25.1' : age < 400 ? '24.1' : '23.1'
  return {
    rackID: rack.rackID,
    cpuEnabled: 0,
    totalCPU: 0,
    memory: 0,
    imageVersion: `${major}.${fake(6).number.int({ min: 2, max: 10 })}.0.0.${released.replaceAll('-', '')}`,
    kernel: '5.4.17-2136.330.7.5.el8uek.x86_64',
    model: `Oracle Corporation ORACLE SERVER ${modelOf(fake(7))}`,
    fanUsed: 16,
    fanTotal: 16,
    psuUsed: 2,
    psuTotal: 2,
    msStatus: 'running',
    rsStatus: 'running',
    cellServiceStatus: '',
    swVersion: '',
    clusterNames: null,
    usedRAM: 0,
    freeRAM: 0,
    usedRAMPercentage: '0%',
    usedCPU: 0,
    freeCPU: 0,
    usedCPUPercentage: '0%',
    totalSize: 0,
    totalFreeSpace: 0,
    usedSizePercentage: '0%',
    reservedCPU: 0,
    reservedMemory: 0,
  }
}

function componentsOf(
  world: World,
  rack: RackFacts,
  edits: RackEdits | undefined,
  moment: number,
): ExadataComponent[] {
  const common = blank(world, rack)
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

function hostID({ fake }: RackFacts, topic: number): string {
  return `AK${String(fake(topic).number.int({ min: 400_000, max: 499_999 })).padStart(8, '0')}`
}

function bareServers(world: World, rack: RackFacts, common: Blank, moment: number): ExadataComponent[] {
  const known = rack.members.map((host) => ({ hostname: host.hostname, ...sizeOf(world, host, moment) }))
  const servers =
    known.length > 0
      ? known
      : [1, 2].map((index) => ({ hostname: `${rack.hostname}-db0${index}`, cpu: 96, ram: 1430 }))
  return servers.map(({ hostname, cpu, ram }, index) => {
    const usedRAM = Math.trunc((ram * rack.fake(80 + index).number.int({ min: 45, max: 94 })) / 100)
    const cpuEnabled = Math.trunc((cpu * 3) / 4)
    return {
      ...common,
      hostType: 'BARE_METAL',
      hostname,
      hostID: hostID(rack, 10 + index),
      cpuEnabled,
      ...usage(cpu, cpuEnabled, ram, usedRAM),
    }
  })
}

function usage(totalCPU: number, usedCPU: number, memory: number, usedRAM: number) {
  return {
    totalCPU,
    usedCPU,
    freeCPU: totalCPU - usedCPU,
    usedCPUPercentage: wholePercent(usedCPU, totalCPU),
    memory,
    usedRAM,
    freeRAM: memory - usedRAM,
    usedRAMPercentage: exactPercent(usedRAM, memory),
  }
}

function sizeOf(world: World, host: HostFacts, moment: number) {
  const report = reportAt(host, world.hosts.startDay, moment) ?? moment
  const { cpuThreads, memoryTotal } = infoAt(host, world.hosts.startDay, report)
  return { cpu: cpuThreads, ram: Math.max(1, Math.round(memoryTotal)) }
}

/** VM hosts of a rack. Guests with an agent are hosts of the inventory; each server has one more without. */
function guestServers(
  world: World,
  rack: RackFacts,
  common: Blank,
  edits: RackEdits | undefined,
  moment: number,
): ExadataComponent[] {
  const { kind, fake, members } = rack
  const count = Math.max(2, Math.ceil(members.length / 4))
  return Array.from({ length: count }, (_, index) => {
    const hostname = `${rack.hostname}-db${String(index + 1).padStart(2, '0')}`
    const id = hostID(rack, 10 + index)
    const stray = { name: `${hostname}-vm09`, cpu: 4 + 4 * fake(30 + index).number.int(3), ram: 60 }
    const guests = members
      .filter((_host, turn) => turn % count === index)
      .map((host) => ({ name: host.hostname, ...sizeOf(world, host, moment) }))
    const vms = [...guests, stray].map((guest, turn) =>
      guestOf(
        kind,
        hostname,
        guest,
        edits?.vmClusters.get(`${id}/${guest.name}`),
        guests.length > turn ? rack : undefined,
      ),
    )
    const cpu = (kind === 'KVM' ? 'cpuCurrent' : 'cpuOnline') satisfies keyof ExadataVM
    const ram = (kind === 'KVM' ? 'ramCurrent' : 'ramOnline') satisfies keyof ExadataVM
    const usedCPU = sum(vms, cpu)
    const usedRAM = sum(vms, ram)
    const totalCPU = Math.max(96, Math.ceil(usedCPU / 48) * 48)
    const memory = Math.max(1430, Math.ceil(usedRAM / 512) * 512)
    return {
      ...common,
      hostType: kind === 'KVM' ? 'KVM_HOST' : 'DOM0',
      hostname,
      hostID: id,
      cpuEnabled: totalCPU / 2,
      ...usage(totalCPU, usedCPU, memory, usedRAM),
      reservedCPU: 4,
      reservedMemory: 24,
      psuUsed: index === 1 ? 1 : 2,
      vms,
    }
  })
}

function guestOf(
  kind: RackFacts['kind'],
  physicalHost: string,
  { name, cpu, ram }: { name: string; cpu: number; ram: number },
  edited: string | undefined,
  rack: RackFacts | undefined,
): ExadataVM {
  const isKvm = kind === 'KVM'
  return {
    type: isKvm ? 'VM_KVM' : 'VM_XEN',
    physicalHost,
    status: isKvm ? 'Running' : 'online',
    name,
    cpuCurrent: isKvm ? cpu : 0,
    cpuRestart: isKvm ? cpu : 0,
    ramCurrent: isKvm ? ram : 0,
    ramRestart: isKvm ? ram : 0,
    cpuOnline: isKvm ? 0 : cpu,
    cpuMaxUsable: isKvm ? 0 : cpu,
    ramOnline: isKvm ? 0 : ram,
    ramMaxUsable: isKvm ? 0 : ram,
    clusterName: edited ?? (rack === undefined ? '' : `${rack.hostname}-cl1`),
  }
}
