import type { Node } from '@inventory-console/api-mocks/contract'
import { getNode } from '@inventory-console/api-mocks/decoders/api/nodes'
import type { OneState } from '@inventory-console/ui/lib/state'
import type { NodeValues } from '@inventory-console/ui/screens/access/nodes/NodeForm'
import { useMemo } from 'react'
import { get } from '../../platform/query/get.ts'
import { useMutation } from '../../platform/query/mutation.ts'
import { useOne } from '../../platform/query/query.ts'

/** 422 means not found: the menu entry has no stored node. */
export function useNode(nodename: string): OneState<Node> {
  return useOne(get(getNode, '/admin/nodes/{nodename}', { path: { nodename } }), (node) => node, {
    notFoundStatus: 422,
  })
}

const shared = { invalidates: ['GET /nodes', 'GET /admin/nodes/{nodename}'], adminOnly: true } as const

export function useNodeMutations() {
  const mutate = useMutation()
  return useMemo(() => {
    return {
      async save(values: NodeValues, row: { name: string } | null) {
        const body = { ...values, roles: [...values.roles] }
        await (row
          ? mutate({
              name: 'PUT /admin/nodes/{nodename}',
              fetcher: ({ api }, signal) =>
                api.PUT('/admin/nodes/{nodename}', {
                  params: { path: { nodename: row.name } },
                  body,
                  signal,
                }),
              ...shared,
            })
          : mutate({
              name: 'POST /admin/nodes',
              fetcher: ({ api }, signal) => api.POST('/admin/nodes', { body, signal }),
              ...shared,
            }))
      },
      async remove({ name: nodename }: { name: string }) {
        await mutate({
          name: 'DELETE /admin/nodes/{nodename}',
          fetcher: ({ api }, signal) =>
            api.DELETE('/admin/nodes/{nodename}', { params: { path: { nodename } }, signal }),
          ...shared,
        })
      },
    }
  }, [mutate])
}
