import type { ExadataRdma } from '@inventory-console/api-mocks/contract'

/** A virtual machine, which has one cluster name, or a storage cell, which has several. */
export interface ClusterTarget {
  id: string
  hostID: string
  name: string
  clusterNames: readonly string[]
}

export interface ClusterEdit {
  kind: 'vm' | 'cell'
  targets: readonly ClusterTarget[]
  /** Selected targets that the search or the filters hide. */
  hidden?: number
}

export interface ClusterValues {
  /** For virtual machines. */
  name: string
  /** For storage cells. */
  names: readonly string[]
}

/** Unsaved input in the open forms of a rack. */
export interface RackDraft {
  cluster?: { edit: ClusterEdit; values: ClusterValues } | undefined
  rdma?: ExadataRdma | undefined
}

/** Error of one target, or an unknown outcome. */
export interface SaveFailure {
  id: string
  error: unknown
}

export interface RackActions {
  /** Sends one request per target. Resolves with those that failed or have an unknown outcome. */
  onSaveClusters: (edit: ClusterEdit, clusterNames: readonly string[]) => Promise<readonly SaveFailure[]>
  /** Rejects with the error. */
  onSaveRdma: (rdma: ExadataRdma) => Promise<void>
  /** Input that was not saved before the session ended or another rack was selected. */
  initialDraft?: RackDraft | undefined
  onDraftChange?: ((rackID: string, draft: RackDraft) => void) | undefined
}
