import type { MenuNode, Node } from '@inventory-console/api-mocks/contract'
import type { OneState } from '@inventory-console/ui/lib/state'
import type { AdministrationDraft } from '@inventory-console/ui/screens/access/AdministrationScreen'
import type { NodeValues } from '@inventory-console/ui/screens/access/nodes/NodeForm'
import { NodesScreen, type NodesScreenProps } from '@inventory-console/ui/screens/access/nodes/NodesScreen'
import type { ListPageProps } from '@inventory-console/ui/screens/defineList'
import { type ReactNode, useMemo } from 'react'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import { useMenuNodes } from '../../platform/queries/lookups.ts'
import { useMutation } from '../../platform/query/mutation.ts'
import { useOne } from '../../platform/query/query.ts'
import { formDraft, useFormDraft } from '../../platform/storage/drafts.ts'
import { nodeQuery, useMutationFeedback, useRoles } from './queries.ts'

const nodeDraft = formDraft<AdministrationDraft<NodeValues>>()

function Nodes(props: ListPageProps<MenuNode>) {
  const [draft, onDraftChange] = useFormDraft(nodeDraft)
  const mutations = useNodeMutations()
  const { saving, run } = useMutationFeedback('name')
  return (
    <NodesScreen
      {...props}
      draft={draft}
      onDraftChange={onDraftChange}
      canWrite
      roles={useRoles('inline')}
      renderNode={(name, renderState) => <NodeLoader key={name} name={name} renderState={renderState} />}
      onSave={(values, row) => saving(values.name, row === null, mutations.save(values, row))}
      onDelete={(row) => run(mutations.remove(row))}
    />
  )
}

function NodeLoader({
  name,
  renderState,
}: {
  name: string
  renderState: Parameters<NodesScreenProps['renderNode']>[1]
}): ReactNode {
  return renderState(useNode(name))
}
export const NodesRoute = listRoute({ Screen: Nodes, useRows: () => useMenuNodes() })

/** 422 means not found: the menu entry has no stored node. */
function useNode(nodename: string): OneState<Node> {
  return useOne(nodeQuery(nodename), (node) => node, {
    notFoundStatus: 422,
  })
}

const nodeChanges = { invalidates: ['GET /nodes', 'GET /admin/nodes/{nodename}'], adminOnly: true } as const

function useNodeMutations() {
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
              ...nodeChanges,
            })
          : mutate({
              name: 'POST /admin/nodes',
              fetcher: ({ api }, signal) => api.POST('/admin/nodes', { body, signal }),
              ...nodeChanges,
            }))
      },
      async remove({ name: nodename }: { name: string }) {
        await mutate({
          name: 'DELETE /admin/nodes/{nodename}',
          fetcher: ({ api }, signal) =>
            api.DELETE('/admin/nodes/{nodename}', { params: { path: { nodename } }, signal }),
          ...nodeChanges,
        })
      },
    }
  }, [mutate])
}
