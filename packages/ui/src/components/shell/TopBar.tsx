import { DatabaseZap, Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import { Link } from '../../lib/links.ts'
import { Badge } from '../badge/Badge.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { Wordmark } from './Wordmark.tsx'

export interface TopBarProps {
  onOpenMenu: () => void
  /** Matches the width of the sidebar, so that the breadcrumb aligns with the page. */
  collapsed: boolean
  /** False only if the server reported it. */
  databaseConnected: boolean
  /** Contains the page title. */
  breadcrumb?: ReactNode
  filters?: ReactNode
  search?: ReactNode
  userMenu: ReactNode
}

export function TopBar(props: TopBarProps) {
  const { onOpenMenu, collapsed, databaseConnected, breadcrumb, filters, search, userMenu } = props
  const t = useText('shell')
  return (
    <header
      data-slot="top-bar"
      className="flex h-bar shrink-0 items-center gap-2 border-b border-line bg-surface px-2 md:pr-4 md:pl-0"
    >
      <IconButton label={t('menu.open')} onClick={onOpenMenu} className="md:hidden">
        <MenuIcon size={18} />
      </IconButton>
      <Link
        to="/"
        className={cn(
          'mr-2 flex h-8 shrink-0 items-center rounded-control text-14 max-md:hidden',
          collapsed ? 'w-sidebar-collapsed justify-center' : 'w-sidebar px-4',
        )}
      >
        <Wordmark short={collapsed} />
      </Link>
      {breadcrumb}
      {filters}
      <div className="ml-auto flex min-w-0 shrink-0 items-center gap-2">
        <div role="alert" className="min-w-0 empty:hidden">
          {databaseConnected ? null : (
            <Badge tone="danger" icon={DatabaseZap} className="h-6 px-2">
              {t('database.notConnected')}
            </Badge>
          )}
        </div>
        {search}
        {userMenu}
      </div>
    </header>
  )
}
