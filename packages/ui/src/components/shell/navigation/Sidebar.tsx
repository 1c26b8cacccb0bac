import { clsx } from 'clsx'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { lazyModule } from '../../../lib/lazy.ts'
import { Link } from '../../../lib/links.ts'
import { IconButton } from '../../button/Button.tsx'
import { LazyMenu } from '../../menu/LazyMenu.tsx'
import { type NavNode, NavTree, type NavTreeProps, NoIcon, pathTo } from './NavTree.tsx'

export interface SidebarProps {
  nodes: readonly NavNode[]
  /** Id of the current page. */
  current: string | null
  collapsed: boolean
  onCollapsedChange: (collapsed: boolean) => void
}

/** Sidebar from 768 px. Below that, the shell shows the menu in a drawer. */
export function Sidebar({ nodes, current, collapsed, onCollapsedChange }: SidebarProps) {
  const t = useText('shell')
  return (
    <nav
      data-slot="sidebar"
      aria-label={t('menu.navigation')}
      className={clsx(
        'hidden shrink-0 flex-col border-r border-line bg-surface-muted md:flex',
        collapsed ? 'w-sidebar-collapsed' : 'w-sidebar',
      )}
    >
      <div className="relative min-h-0 flex-1 overflow-x-hidden overflow-y-auto p-2">
        {collapsed ? (
          <NavRail nodes={nodes} current={current} />
        ) : (
          <NavTree nodes={nodes} current={current} />
        )}
      </div>
      {/* As high as the footer, so that their lines meet. */}
      <div
        className={clsx(
          'flex h-9 shrink-0 items-center border-t border-line px-2',
          collapsed && 'justify-center',
        )}
      >
        <IconButton
          label={collapsed ? t('menu.expand') : t('menu.collapse')}
          aria-expanded={!collapsed}
          onClick={() => onCollapsedChange(!collapsed)}
        >
          {collapsed ? <PanelLeftOpen size={18} /> : <PanelLeftClose size={18} />}
        </IconButton>
      </div>
    </nav>
  )
}

// Links and buttons in one color, also in forced colors.
const itemClass =
  'relative grid size-10 place-items-center rounded-control transition-colors forced-colors:text-[CanvasText]'
const currentClass = 'selected-fill text-accent-text'
const otherClass = 'text-text-muted hover:bg-surface-hover hover:text-text data-[state=open]:bg-surface-hover'

const load = lazyModule(async () => (await import('./NavFlyOut.tsx')).NavFlyOut)

interface TooltipState {
  text: string
  left: number
  top: number
}

/** Collapsed sidebar: icons with tooltips on hover and focus, and branches as flyout menus. */
export function NavRail({ nodes, current }: Pick<NavTreeProps, 'nodes' | 'current'>) {
  const [tooltip, setTooltip] = useState<TooltipState | null>(null)
  const hide = () => setTooltip(null)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shows the tooltips of its links
    <ul
      className="flex flex-col items-center gap-1"
      onPointerOver={(event) => setTooltip(tooltipOf(event))}
      onPointerLeave={hide}
      onFocus={(event) => setTooltip(tooltipOf(event))}
      onBlur={hide}
      onClick={hide}
      onKeyDown={hide}
    >
      {nodes.map((node) => (
        <li key={node.id} data-tip={tooltipText(node)}>
          <RailItem node={node} current={current} />
        </li>
      ))}
      {/* Hidden from screen readers, because the buttons and links have accessible names. */}
      {tooltip ? (
        <li
          aria-hidden
          className="pointer-events-none fixed z-50 max-w-72 -translate-y-1/2 animate-appear rounded-control bg-text px-2 py-1 text-12 wrap-anywhere text-surface shadow-float"
          style={{ left: tooltip.left, top: tooltip.top }}
        >
          {tooltip.text}
        </li>
      ) : null}
    </ul>
  )
}

function tooltipText({ label, count, disabled }: NavNode): string {
  if (disabled !== undefined) return `${label}: ${disabled}`
  return count ? `${label} (${count})` : label
}

function tooltipOf({ target }: SyntheticEvent): TooltipState | null {
  const entry = target instanceof Element ? target.closest('[data-tip]') : null
  const text = entry?.getAttribute('data-tip')
  if (!entry || !text) return null
  const { right, top, height } = entry.getBoundingClientRect()
  return { text, left: right + 10, top: top + height / 2 }
}

function RailItem({ node, current }: { node: NavNode; current: string | null }) {
  const Icon = node.icon ?? NoIcon
  const isCurrent = pathTo([node], current).length > 0
  const content = (
    <>
      <Icon size={18} />
      {node.count ? (
        <span className="absolute top-1.5 right-1.5 size-2 rounded-chip bg-accent bar-fill" />
      ) : null}
    </>
  )
  if (node.children) {
    return (
      <LazyMenu
        side="right"
        label={node.label}
        content={content}
        className={clsx(itemClass, isCurrent ? currentClass : otherClass)}
        load={load}
        entries={{ branch: node, current }}
      />
    )
  }
  if (node.disabled !== undefined || node.to === undefined) {
    return (
      <button
        type="button"
        aria-label={tooltipText(node)}
        aria-disabled
        className={clsx(itemClass, otherClass, 'cursor-not-allowed')}
      >
        {content}
      </button>
    )
  }
  return (
    <Link
      to={node.to}
      aria-label={tooltipText(node)}
      {...(isCurrent ? { 'aria-current': 'page' } : {})}
      className={clsx(itemClass, isCurrent ? currentClass : otherClass)}
    >
      {content}
    </Link>
  )
}
