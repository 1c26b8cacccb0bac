import { decode } from '../../contract/decode.ts'
import { exadataRack } from '../../contract/generated/decoders/api/exadata.ts'
import type { ExadataListItem, ExadataPatchAdvisor, ExadataRack } from '../../contract/index.ts'
import { currentTime, DAY, day } from '../../lib/time.ts'
import { sampleWorld } from '../sampleWorld.ts'
import { rackAt } from './exadataRack.ts'

/** Exadata rack `row` (from 1). The first three have KVM hosts, DOM0 hosts and bare metal. */
export function makeRack(row: number, overrides: Partial<ExadataRack> = {}): ExadataRack {
  const world = sampleWorld()
  const facts = world.racks[(row - 1) % world.racks.length]
  const rack = facts && rackAt(world, facts, world.clock.now())
  if (!rack) throw new RangeError('The sample world has no racks')
  return { ...decode(exadataRack, rack).value, ...overrides }
}

export function makeRackItems(count: number): ExadataListItem[] {
  return Array.from({ length: count }, (_, index) => {
    const { rackID, hostname } = makeRack(index + 1)
    return { rackID, hostname }
  })
}

const releases: readonly (readonly [image: string, age: number | undefined, months: number])[] = [
  ['25.1.4.0.0', 41, 4],
  ['25.1.2.0.0', 152, 6],
  ['24.1.9.0.0', 287, 12],
  ['23.1.10.0.0', 818, 0],
  ['unknown', undefined, 0],
]

/** Component `row` (from 1), released within 4, 6 or 12 months, earlier, or at an unknown date. */
export function makePatchAdvisor(
  row: number,
  overrides: Partial<ExadataPatchAdvisor> = {},
): ExadataPatchAdvisor {
  const [image, age, months] = releases[(row - 1) % releases.length] ?? ['', undefined, 0]
  const date = age === undefined ? '0001-01-01' : day(currentTime() - age * DAY)
  const imageVersion = age === undefined ? image : `${image}.${date.slice(2).replaceAll('-', '')}`
  return {
    hostname: `exa-milan-db${String(row).padStart(2, '0')}`,
    rackID: 'AK00512345',
    imageVersion,
    releaseDate: `${date}T00:00:00Z`,
    fourMonths: months === 4,
    sixMonths: months > 0 && months <= 6,
    twelveMonths: months > 0,
    ...overrides,
  }
}
