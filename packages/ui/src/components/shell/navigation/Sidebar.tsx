import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { cn } from '../../../lib/cn.ts'
import { IconButton } from '../../button/IconButton.tsx'
import type { NavNode } from './navNode.ts'
import { NavRail } from './NavRail.tsx'

export type { NavNode } from './navNode.ts'
import { NavTree } from './NavTree.tsx'

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
      className={cn(
        'hidden shrink-0 flex-col border-r border-line bg-surface-muted md:flex',
        collapsed ? 'w-sidebar-collapsed' : 'w-sidebar',
      )}
    >
      <div className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto p-2">
        {collapsed ? (
          <NavRail nodes={nodes} current={current} />
        ) : (
          <NavTree nodes={nodes} current={current} />
        )}
      </div>
      {/* As high as the footer, so that their lines meet. */}
      <div
        className={cn(
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
