import type { Cluster } from '../../contract/index.ts'
import { sampleWorld } from '../sampleWorld.ts'
import { clusterAt, clusterRow } from './hypervisors.ts'

/** Cluster `row` (from 1) with its machines; rows beyond the sample's come again from the first. */
export function makeCluster(row: number, overrides: Partial<Cluster> = {}): Cluster {
  const all = clusters()
  const cluster = all[(row - 1) % all.length]
  if (!cluster) throw new RangeError(`${row} is not a row`)
  return { ...cluster, ...overrides }
}

/** As the list has it: without its machines. */
export function makeClusterRow(row: number, overrides: Partial<Cluster> = {}): Cluster {
  return { ...clusterRow(makeCluster(row)), ...overrides }
}

/** As many as there are in the sample, at most. */
export function makeClusterRows(count: number): Cluster[] {
  return clusters().slice(0, count).map(clusterRow)
}

function clusters(): Cluster[] {
  const world = sampleWorld()
  return world.clusters.flatMap((cluster) => clusterAt(world, cluster, world.clock.now()) ?? [])
}
