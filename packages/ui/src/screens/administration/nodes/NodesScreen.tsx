import type { MenuNode, Role } from '@inventory-console/api-mocks/contract'
import type { Column } from '../../../data-table/columns/column.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { lazyComponent } from '../../../lib/react/lazyComponent.ts'
import { type ListState, valueOr } from '../../../lib/state.ts'
import { AdministrationScreen, type AdministrationProps } from '../AdministrationScreen.tsx'
import type { NodeValues } from './NodeForm.tsx'
import { NodeRoles, type RenderNode } from './NodeRoles.tsx'

export interface NodesScreenProps extends AdministrationProps<MenuNode, NodeValues> {
  roles: ListState<Role>
  renderNode: RenderNode
}

const NodeForm = lazyComponent(async () => (await import('./NodeForm.tsx')).NodeForm)

export const nodeColumns: readonly Column<MenuNode>[] = [
  { id: 'name', kind: 'text', filter: 'text', width: 240 },
  { id: 'parent', kind: 'text', filter: 'oneOf', width: 240 },
]
const nameOf = ({ name, parent }: MenuNode) => (parent === '' ? name : `${parent} › ${name}`)
const rowId = ({ name, parent }: MenuNode) => `${parent} › ${name}`

/**
 * Menu nodes visible to this user. The API identifies nodes by name only and acts on the first match, so
 * later nodes with the same name are read-only.
 */
export function NodesScreen({ roles, renderNode, ...props }: NodesScreenProps) {
  const t = useText('administration')
  const rows = valueOr(props.list, [])
  const parents = [...new Set(rows.map(({ name }) => name))].toSorted((a, b) => a.localeCompare(b))
  const detail = (row: MenuNode) => <NodeRoles node={row} renderNode={renderNode} />
  return (
    <AdministrationScreen
      {...props}
      entity="nodes"
      columns={nodeColumns}
      rowId={rowId}
      nameOf={nameOf}
      disabledReason={(row) => {
        const first = rows.find(({ name }) => name === row.name)
        return first && first.parent !== row.parent
          ? t('nodes.another', { parent: first.parent === '' ? t('nodes.top') : first.parent })
          : undefined
      }}
      affectedNames={({ name }) => rows.filter(({ parent }) => parent === name).map(nameOf)}
      detail={detail}
    >
      {(row, form) => (
        <NodeForm {...form} row={row} parents={parents} roles={roles} renderNode={renderNode} />
      )}
    </AdministrationScreen>
  )
}
