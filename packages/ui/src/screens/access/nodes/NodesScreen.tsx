import type { MenuNode, Node, Role } from '@inventory-console/api-mocks/contract'
import { type ReactNode, useMemo } from 'react'
import { Badge } from '../../../components/badge/Badge.tsx'
import { FailedBlock } from '../../../components/feedback/Block.tsx'
import { Spinner } from '../../../components/progress/Spinner.tsx'
import type { Column } from '../../../data-table/columns/column.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { useFieldLabels } from '../../../i18n/useFieldLabels.ts'
import { type ListState, mapState, valueOr } from '../../../lib/state.ts'
import type { OneState } from '../../../lib/state.ts'
import { AdministrationScreen } from '../AdministrationScreen.tsx'
import type { AdministrationProps } from '../AdministrationScreen.tsx'
import { NodeForm, type NodeValues } from './NodeForm.tsx'

export interface NodesScreenProps extends AdministrationProps<MenuNode, NodeValues> {
  roles: ListState<Role>
  renderNode: RenderNode
}

export function nodeColumns(levelOf: (row: MenuNode) => number): readonly Column<MenuNode>[] {
  return [
    { id: 'name', kind: 'text', filter: 'text', width: 320, indent: levelOf },
    { id: 'parent', kind: 'text', filter: 'oneOf', width: 240 },
  ]
}

/** Each row with its level, below its parent. Parents are known by name only, and a name can repeat. */
export function treeOf(rows: readonly MenuNode[]): readonly (readonly [MenuNode, number])[] {
  const names = new Set(rows.map(({ name }) => name))
  const children = Map.groupBy(rows, ({ parent }) => parent)
  const seen = new Set<MenuNode>()
  const below = (row: MenuNode, level: number): readonly (readonly [MenuNode, number])[] => {
    if (seen.has(row)) return []
    seen.add(row)
    const own = row.name === row.parent ? [] : (children.get(row.name) ?? [])
    return [[row, level], ...own.flatMap((child) => below(child, level + 1))]
  }
  const roots = rows.filter(({ parent }) => !names.has(parent))
  // Rows in a circle have no root.
  return [...roots, ...rows].flatMap((row) => below(row, 0))
}

const noRows: readonly MenuNode[] = []

const nameOf = ({ name, parent }: MenuNode) => (parent === '' ? name : `${parent} › ${name}`)
const rowId = ({ name, parent }: MenuNode) => `${parent} › ${name}`

/**
 * Menu nodes visible to this user. The API identifies nodes by name only and acts on the first match, so
 * later nodes with the same name are read-only.
 */
export function NodesScreen({ roles, renderNode, ...props }: NodesScreenProps) {
  const t = useText('administration')
  const rows = valueOr(props.list, noRows)
  const tree = useMemo(() => treeOf(rows), [rows])
  const columns = useMemo(() => {
    const levels = new Map(tree)
    return nodeColumns((row) => levels.get(row) ?? 0)
  }, [tree])
  const list = useMemo(() => mapState(props.list, () => tree.map(([row]) => row)), [props.list, tree])
  const parents = [...new Set(rows.map(({ name }) => name))].toSorted((a, b) => a.localeCompare(b))
  const detail = (row: MenuNode) => <NodeRoles node={row} renderNode={renderNode} />
  return (
    <AdministrationScreen
      {...props}
      list={list}
      entity="nodes"
      columns={columns}
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
  const labelOf = useFieldLabels('administration.nodes')
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
      <span className="text-text-muted">{labelOf('roles')}</span>
      {roles.length === 0 ? t('nodes.noRoles') : roles.map((role) => <Badge key={role}>{role}</Badge>)}
    </div>
  )
}
