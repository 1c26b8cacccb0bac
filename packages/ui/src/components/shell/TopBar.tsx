import { DatabaseZap, Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { Link } from '../../lib/react/links.tsx'
import { Badge } from '../badge/Badge.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { Wordmark } from './Wordmark.tsx'

export interface TopBarProps {
  onOpenMenu: () => void
  /** False only when the server said so. */
  databaseConnected: boolean
  search?: ReactNode
  userMenu: ReactNode
}

export function TopBar({ onOpenMenu, databaseConnected, search, userMenu }: TopBarProps) {
  const t = useText('shell')
  return (
    <header
      data-slot="top-bar"
      className="flex h-bar shrink-0 items-center gap-2 border-b border-line bg-surface-muted px-2 md:px-4"
    >
      <IconButton label={t('menu.open')} onClick={onOpenMenu} className="md:hidden">
        <MenuIcon size={18} />
      </IconButton>
      <Link to="/" className="flex h-8 min-w-0 items-center rounded-control px-1 text-14">
        <Wordmark short={!databaseConnected} />
      </Link>
      <div className="ml-auto flex min-w-0 items-center gap-2">
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
