import { ChevronDown, CircleUser } from 'lucide-react'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { Locale } from '../../i18n/locales.ts'
import { lazyModule } from '../../lib/lazy.ts'
import type { Density, Theme } from '../../lib/theme.ts'
import { LazyMenu } from '../menu/LazyMenu.tsx'

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
          <ChevronDown size={14} className="shrink-0 text-text-muted max-sm:hidden" />
        </>
      }
    />
  )
}

export type AdministrationPage = 'users' | 'groups' | 'roles' | 'nodes'

export interface UserMenuProps {
  username: string
  /** The user's first group. */
  group?: string
  /** Absent if passwords are managed by the identity provider. */
  onChangePassword?: (() => void) | undefined
  /** Paths of the administration pages. Absent ones are hidden. */
  to: Partial<Record<AdministrationPage, string>>
  theme: Theme
  onThemeChange: (theme: Theme) => void
  density: Density
  onDensityChange: (density: Density) => void
  onLocaleChange: (locale: Locale) => void
  onVersion: () => void
  onLogout: () => void
}
