import type { ExadataRdma } from '@inventory-console/api-mocks/contract'

/** One thing whose cluster names are edited: a virtual machine, which has one, or a storage cell, which has several. */
export interface ClusterTarget {
  id: string
  hostID: string
  name: string
  clusterNames: readonly string[]
}

export interface ClusterEdit {
  kind: 'vm' | 'cell'
  targets: readonly ClusterTarget[]
}

export interface ClusterValues {
  /** Of virtual machines. */
  name: string
  /** Of storage cells. */
  names: readonly string[]
}

/** What stands in open forms of a rack and is not saved. */
export interface RackTyped {
  cluster?: { edit: ClusterEdit; typed: ClusterValues } | undefined
  rdma?: ExadataRdma | undefined
}

/** Why one of several was not saved, or that the server did not confirm it. */
export interface SaveFailure {
  id: string
  error: unknown
}

export interface RackActions {
  /** One request each. Resolves with those that were not saved or not confirmed. */
  onSaveClusters: (edit: ClusterEdit, clusterNames: readonly string[]) => Promise<readonly SaveFailure[]>
  /** Rejects with the reason. */
  onSaveRdma: (rdma: ExadataRdma) => Promise<void>
  /** What was typed before its session ended, or before another rack was looked at. */
  typed?: RackTyped | undefined
  onTyped?: ((rackID: string, typed: RackTyped) => void) | undefined
}
