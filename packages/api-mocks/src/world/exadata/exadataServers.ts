import type { ExadataComponent, ExadataVM } from '../../contract/wire.ts'
import type { HostFacts } from '../hosts/hostFacts.ts'
import { infoAt, reportAt } from '../hosts/hostSummary.ts'
import type { World } from '../world.ts'
import { type CommonFields, exactPercent, hostID, sum, wholePercent } from './exadataComponent.ts'
import type { RackEdits, RackFacts } from './exadataRacks.ts'

export function bareServers(
  world: World,
  rack: RackFacts,
  common: CommonFields,
  moment: number,
): ExadataComponent[] {
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
export function guestServers(
  world: World,
  rack: RackFacts,
  common: CommonFields,
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
