import { MenuItem, MenuLabel, MenuLink, MenuSubmenu } from '../../menu/Menu.tsx'
import { type NavNode, NoIcon } from './NavTree.tsx'

export interface NavFlyOutProps {
  branch: NavNode
  current: string | null
}

/** Flyout menu of a branch in the collapsed sidebar. */
export function NavFlyOut({ branch, current }: NavFlyOutProps) {
  return (
    <>
      <MenuLabel>{branch.label}</MenuLabel>
      <Entries nodes={branch.children ?? []} current={current} />
    </>
  )
}

function Entries({ nodes, current }: { nodes: readonly NavNode[]; current: string | null }) {
  return nodes.map((node) => {
    const Icon = node.icon ?? NoIcon
    const icon = <Icon size={16} />
    if (node.children) {
      return (
        <MenuSubmenu key={node.id} label={node.label} icon={icon}>
          <Entries nodes={node.children} current={current} />
        </MenuSubmenu>
      )
    }
    if (node.disabled !== undefined || node.to === undefined) {
      return (
        <MenuItem key={node.id} disabled icon={icon} note={node.disabled}>
          {node.label}
        </MenuItem>
      )
    }
    return (
      <MenuLink key={node.id} to={node.to} icon={icon} current={node.id === current}>
        {node.label}
      </MenuLink>
    )
  })
}
