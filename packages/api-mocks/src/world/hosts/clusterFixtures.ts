import { decode } from '../../contract/decode.ts'
import { cluster as clusterDecoder } from '../../contract/generated/decoders/api/clusters.ts'
import type { Cluster } from '../../contract/index.ts'
import { decodedRows, sampleWorld } from '../sampleWorld.ts'
import { clusterAt, clusterRow } from './clusters.ts'

/** Cluster `row` (from 1) with its VMs. Repeats beyond the sample. */
export function makeCluster(row: number, overrides: Partial<Cluster> = {}): Cluster {
  const all = clusters()
  const cluster = all[(row - 1) % all.length]
  if (!cluster) throw new RangeError(`${row} is not a row`)
  return { ...cluster, ...overrides }
}

/** A row of the list, without VMs. */
export function makeClusterRow(row: number, overrides: Partial<Cluster> = {}): Cluster {
  return { ...decode(clusterDecoder, clusterRow(makeCluster(row))).value, ...overrides }
}

/** The first `count` rows, limited by the size of the sample world. */
export function makeClusterRows(count: number): Cluster[] {
  return decodedRows(clusterDecoder, clusters().slice(0, count).map(clusterRow))
}

function clusters(): Cluster[] {
  const world = sampleWorld()
  const reported = world.clusters.flatMap((cluster) => clusterAt(world, cluster, world.clock.now()) ?? [])
  return decodedRows(clusterDecoder, reported)
}
