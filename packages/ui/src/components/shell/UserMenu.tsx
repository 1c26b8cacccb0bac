import { ChevronDown, CircleUser } from 'lucide-react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { lazyModule } from '../../lib/lazy.ts'
import { LazyMenu } from '../menu/LazyMenu.tsx'
import type { UserMenuProps } from './userMenuProps.ts'

const load = lazyModule(async () => (await import('./UserMenuItems.tsx')).UserMenuItems)

export function UserMenu(props: UserMenuProps) {
  const { username, group } = props
  const t = useText('shell')
  return (
    <LazyMenu
      align="end"
      label={t('user.label', { name: group ? `${username}, ${group}` : username })}
      load={load}
      entries={props}
      className="flex h-8 max-w-64 min-w-0 items-center gap-2 rounded-control px-2 text-13 hover:bg-surface-hover data-[state=open]:bg-surface-hover"
      content={
        <>
          <CircleUser size={18} className="shrink-0 text-text-muted" />
          <span className="hidden min-w-0 truncate sm:block">
            <bdi translate="no">{username}</bdi>
            {group ? <bdi translate="no" className="text-text-muted">{`, ${group}`}</bdi> : null}
          </span>
          <ChevronDown size={14} className="shrink-0 text-text-muted" />
        </>
      }
    />
  )
}
