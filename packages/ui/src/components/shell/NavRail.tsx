import { cn } from '../../lib/cn.ts'
import { Link } from '../../lib/links.tsx'
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSubmenu } from '../menu/Menu.tsx'
import { Tooltip } from '../tooltip/Tooltip.tsx'
import { pathTo, type NavNode } from './navTree.ts'
import type { NavTreeProps } from './NavTree.tsx'

const place =
  'relative grid size-10 place-items-center rounded-control text-text-muted transition-colors hover:bg-surface-hover hover:text-text data-[state=open]:bg-surface-hover'
const here = 'bg-surface-selected text-accent-text hover:text-accent-text'

/** The menu as a strip of icons; a branch flies out as a menu. */
export function NavRail({ nodes, current }: Pick<NavTreeProps, 'nodes' | 'current'>) {
  return (
    <ul className="flex flex-col items-center gap-1">
      {nodes.map((node) => (
        <li key={node.id}>
          <Place node={node} current={current} />
        </li>
      ))}
    </ul>
  )
}

function Place({ node, current }: { node: NavNode; current: string | null }) {
  const Icon = node.icon
  const isHere = pathTo([node], current).length > 0
  const face = (
    <>
      <Icon size={18} />
      {node.count ? <span className="absolute top-1.5 right-1.5 size-2 rounded-chip bg-accent" /> : null}
    </>
  )
  if (node.children) {
    return (
      <Menu
        side="right"
        tooltip={node.label}
        trigger={
          <button type="button" aria-label={node.label} className={cn(place, isHere && here)}>
            {face}
          </button>
        }
      >
        <MenuLabel>{node.label}</MenuLabel>
        <FlyOut nodes={node.children} current={current} />
      </Menu>
    )
  }
  if (node.disabled !== undefined || node.to === undefined) {
    return (
      <Tooltip
        text={node.disabled === undefined ? node.label : `${node.label}: ${node.disabled}`}
        side="right"
      >
        <button
          type="button"
          aria-label={node.label}
          aria-disabled
          className={cn(place, 'cursor-not-allowed')}
        >
          {face}
        </button>
      </Tooltip>
    )
  }
  const name = node.count ? `${node.label} (${node.count})` : node.label
  return (
    <Tooltip text={name} side="right">
      <Link
        to={node.to}
        aria-label={name}
        {...(isHere ? { 'aria-current': 'page' } : {})}
        className={cn(place, isHere && here)}
      >
        {face}
      </Link>
    </Tooltip>
  )
}

function FlyOut({ nodes, current }: { nodes: readonly NavNode[]; current: string | null }) {
  return nodes.map((node) => {
    const icon = <node.icon size={16} />
    if (node.children) {
      return (
        <MenuSubmenu key={node.id} label={node.label} icon={icon}>
          <FlyOut nodes={node.children} current={current} />
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
