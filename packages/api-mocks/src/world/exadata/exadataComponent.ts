import type { Faker } from '@faker-js/faker'
import type { ExadataComponent } from '../../contract/wire.ts'
import { DAY, day } from '../../lib/time.ts'
import type { World } from '../world.ts'
import type { RackFacts } from './exadataRacks.ts'

const models: readonly string[] = ['X9M-2', 'X8M-2', 'X10M']
/** Ages of the images in days: within four, six and twelve months, and older. */
const imageAges: readonly number[] = [40, 150, 290, 800]

export function modelOf(faker: Faker): string {
  return faker.helpers.arrayElement(models)
}

export type CommonFields = Omit<ExadataComponent, 'hostType' | 'hostname' | 'hostID'>

/** Fields that all components of a rack share, with empty defaults. */
export function commonFields(world: World, rack: RackFacts): CommonFields {
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

export function hostID({ fake }: RackFacts, topic: number): string {
  return `AK${String(fake(topic).number.int({ min: 400_000, max: 499_999 })).padStart(8, '0')}`
}

export function sum<Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key): number {
  return rows.reduce((total, row) => total + row[key], 0)
}

/** Two decimals; `0%` if the total is 0. */
export function exactPercent(part: number, total: number): string {
  return total === 0 ? '0%' : `${((100 * part) / total).toFixed(2)}%`
}

/** Truncated, not rounded. */
export function wholePercent(part: number, total: number): string {
  return total === 0 ? '0%' : `${Math.trunc((100 * part) / total)}%`
}
