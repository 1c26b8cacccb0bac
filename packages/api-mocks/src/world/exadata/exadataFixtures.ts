import { decode } from '../../contract/decode.ts'
import { exadataRack } from '../../contract/generated/decoders/api/exadata.ts'
import type { ExadataListItem, ExadataPatchAdvisor, ExadataRack } from '../../contract/index.ts'
import { NOW } from '../../lib/time.ts'
import { sampleWorld } from '../sampleWorld.ts'
import { rackAt } from './exadataRack.ts'

/** Exadata rack `row` (from 1) at NOW. The first three have KVM hosts, DOM0 hosts and bare metal. */
export function makeRack(row: number, overrides: Partial<ExadataRack> = {}): ExadataRack {
  const world = sampleWorld()
  const facts = world.racks[(row - 1) % world.racks.length]
  const rack = facts && rackAt(world, facts, Date.parse(NOW))
  if (!rack) throw new RangeError('The sample world has no racks')
  return { ...decode(exadataRack, rack).value, ...overrides }
}

export function makeRackItems(count: number): ExadataListItem[] {
  return Array.from({ length: count }, (_, index) => {
    const { rackID, hostname } = makeRack(index + 1)
    return { rackID, hostname }
  })
}

const releases: readonly (readonly [imageVersion: string, releaseDate: string, months: number])[] = [
  ['25.1.4.0.0.260203', '2026-02-03T00:00:00Z', 4],
  ['25.1.2.0.0.251015', '2025-10-15T00:00:00Z', 6],
  ['24.1.9.0.0.250602', '2025-06-02T00:00:00Z', 12],
  ['23.1.10.0.0.231219', '2023-12-19T00:00:00Z', 0],
  ['unknown', '0001-01-01T00:00:00Z', 0],
]

/** Component `row` (from 1), released within 4, 6 or 12 months, earlier, or at an unknown date. */
export function makePatchAdvisor(
  row: number,
  overrides: Partial<ExadataPatchAdvisor> = {},
): ExadataPatchAdvisor {
  const [imageVersion, releaseDate, months] = releases[(row - 1) % releases.length] ?? ['', '', 0]
  return {
    hostname: `exa-milan-db${String(row).padStart(2, '0')}`,
    rackID: 'AK00512345',
    imageVersion,
    releaseDate,
    fourMonths: months === 4,
    sixMonths: months > 0 && months <= 6,
    twelveMonths: months > 0,
    ...overrides,
  }
}
