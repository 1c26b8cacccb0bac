import type { MenuNode } from '@inventory-console/api-mocks/contract'
import type { AdministrationDraft } from '@inventory-console/ui/screens/administration/AdministrationScreen'
import type { NodeValues } from '@inventory-console/ui/screens/administration/NodeForm'
import { NodesScreen, type NodesScreenProps } from '@inventory-console/ui/screens/administration/NodesScreen'
import type { ReactNode } from 'react'
import { useNode, useNodeActs } from '../api/nodes.ts'
import { useRoles } from '../api/roles.ts'
import { useMenuNodes } from '../api/shell.ts'
import { formDraft, useFormDraft } from '../state/drafts.ts'
import { useTold } from './administrationTold.ts'
import { listRoute, type ListScreenProps } from './listRoute.tsx'

const nodeDraft = formDraft<AdministrationDraft<NodeValues>>()

function Nodes(props: ListScreenProps<MenuNode>) {
  const [draft, onDraft] = useFormDraft(nodeDraft)
  const acts = useNodeActs()
  const { saving, doing } = useTold('name')
  return (
    <NodesScreen
      {...props}
      draft={draft}
      onDraft={onDraft}
      canWrite
      roles={useRoles('side')}
      renderNode={(name, show) => <NodeQuestion key={name} name={name} show={show} />}
      onSave={(values, row) => saving(values.name, row === null, acts.save(values, row))}
      onDelete={(row) => doing(acts.remove(row))}
    />
  )
}

function NodeQuestion({
  name,
  show,
}: {
  name: string
  show: Parameters<NodesScreenProps['renderNode']>[1]
}): ReactNode {
  return show(useNode(name))
}
export const NodesRoute = listRoute(Nodes, () => useMenuNodes(true))
