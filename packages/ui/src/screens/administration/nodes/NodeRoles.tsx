import type { MenuNode, Node } from '@inventory-console/api-mocks/contract'
import type { ReactNode } from 'react'
import { Badge } from '../../../components/badge/Badge.tsx'
import { FailedBlock } from '../../../components/feedback/FailedBlock.tsx'
import { Spinner } from '../../../components/progress/Spinner.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import type { OneState } from '../../../lib/state.ts'

/** Loads one node with its roles, which the list omits. */
export type RenderNode = (name: string, render: (state: OneState<Node>) => ReactNode) => ReactNode

interface NodeRolesProps {
  node: MenuNode
  renderNode: RenderNode
}

/** Roles with access to a node, loaded when its row is expanded. */
export function NodeRoles({ node, renderNode }: NodeRolesProps) {
  return renderNode(node.name, (state) => <Roles node={node} state={state} />)
}

function Roles({ node, state }: { node: MenuNode; state: OneState<Node> }) {
  const t = useText('administration')
  const common = useText('common')
  if (state.status === 'loading')
    return (
      <p className="flex items-center gap-2 p-4 text-13">
        <Spinner size={14} />
        {common('state.loading')}
      </p>
    )
  if (state.status === 'failed')
    return <FailedBlock title={t('nodes.rolesFailed')} detail={state.error.message} onRetry={state.retry} />
  if (state.status !== 'ready' || state.value.parent !== node.parent)
    return <p className="p-4 text-13 text-text-muted">{t('nodes.notStored')}</p>
  const { roles } = state.value
  return (
    <div className="flex flex-wrap items-center gap-2 p-4 text-13">
      <span className="text-text-muted">{t('nodes.fields.roles')}</span>
      {roles.length === 0 ? t('nodes.noRoles') : roles.map((role) => <Badge key={role}>{role}</Badge>)}
    </div>
  )
}
