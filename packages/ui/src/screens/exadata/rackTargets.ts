import type { ExadataComponent } from '@inventory-console/api-mocks/contract'
import type { ClusterTarget } from './rackEdit.ts'
import type { RackVM } from './rackParts.ts'

export function vmTarget({ id, hostID, name, clusterName }: RackVM): ClusterTarget {
  return { id, hostID, name, clusterNames: clusterName ? [clusterName] : [] }
}

export function cellTarget({ hostID, hostname, clusterNames }: ExadataComponent): ClusterTarget {
  return { id: hostID, hostID, name: hostname, clusterNames }
}
