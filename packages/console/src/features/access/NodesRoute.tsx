import type { MenuNode } from '@inventory-console/api-mocks/contract'
import type { AdministrationDraft } from '@inventory-console/ui/screens/access/AdministrationScreen'
import type { NodeValues } from '@inventory-console/ui/screens/access/nodes/NodeForm'
import { NodesScreen, type NodesScreenProps } from '@inventory-console/ui/screens/access/nodes/NodesScreen'
import type { ListPageProps } from '@inventory-console/ui/screens/defineList'
import type { ReactNode } from 'react'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import { useMenuNodes } from '../../platform/queries/lookups.ts'
import { formDraft, useFormDraft } from '../../platform/storage/drafts.ts'
import { useNode, useNodeMutations } from './nodeQueries.ts'
import { useRoles } from './roleQueries.ts'
import { useMutationFeedback } from './useMutationFeedback.ts'

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
