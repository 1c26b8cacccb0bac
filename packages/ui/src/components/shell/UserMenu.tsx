import { ChevronDown, CircleUser } from 'lucide-react'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { Locale } from '../../i18n/locales.ts'
import type { Density, Theme } from '../../lib/theme.ts'
import { OnDemandMenu } from '../menu/OnDemandMenu.tsx'

export type AdministrationPage = 'users' | 'groups' | 'roles' | 'nodes'

export interface UserMenuProps {
  username: string
  /** The first of the person's groups. */
  group?: string
  /** Absent: the provider keeps the passwords. */
  onChangePassword?: (() => void) | undefined
  /** Where the administration pages are; those that are not given are not shown. */
  to: Partial<Record<AdministrationPage, string>>
  theme: Theme
  onThemeChange: (theme: Theme) => void
  density: Density
  onDensityChange: (density: Density) => void
  onLocaleChange: (locale: Locale) => void
  onVersion: () => void
  onLogout: () => void
}

const load = async () => (await import('./UserMenuItems.tsx')).UserMenuItems

export function UserMenu(props: UserMenuProps) {
  const { username, group } = props
  const t = useText('shell')
  return (
    <OnDemandMenu
      align="end"
      label={t('user.label', { name: group ? `${username}, ${group}` : username })}
      load={load}
      entries={props}
      className="flex h-8 max-w-64 min-w-0 items-center gap-2 rounded-control px-2 text-13 hover:bg-surface-hover data-[state=open]:bg-surface-hover"
      face={
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
