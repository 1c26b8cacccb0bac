import {
  ChevronDown,
  CircleUser,
  Info,
  KeyRound,
  Languages,
  LogOut,
  Network,
  Rows3,
  ShieldCheck,
  SunMoon,
  User,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { useLocale, useText } from '../../i18n/I18nProvider.tsx'
import { isLocale, localeNames, locales, type Locale } from '../../i18n/locales.ts'
import { product } from '../../lib/product.ts'
import { densities, themes, type Density, type Theme } from '../../lib/theme.ts'
import {
  Menu,
  MenuItem,
  MenuLink,
  MenuRadio,
  MenuRadioGroup,
  MenuSeparator,
  MenuSubmenu,
} from '../menu/Menu.tsx'

const pages = ['users', 'groups', 'roles', 'nodes'] as const
const icons: Record<(typeof pages)[number], LucideIcon> = {
  users: User,
  groups: Users,
  roles: ShieldCheck,
  nodes: Network,
}

export interface UserMenuProps {
  username: string
  /** The first of the person's groups. */
  group?: string
  /** Absent: the provider keeps the passwords. */
  onChangePassword?: (() => void) | undefined
  /** Where the administration pages are; those that are not given are not shown. */
  to: Partial<Record<(typeof pages)[number], string>>
  theme: Theme
  onThemeChange: (theme: Theme) => void
  density: Density
  onDensityChange: (density: Density) => void
  onLocaleChange: (locale: Locale) => void
  onVersion: () => void
  onLogout: () => void
}

export function UserMenu(props: UserMenuProps) {
  const { username, group, onChangePassword, to, theme, density, onVersion, onLogout } = props
  const t = useText('shell')
  const locale = useLocale()
  const who = group ? `${username}, ${group}` : username
  const shown = pages.flatMap((page) => (to[page] === undefined ? [] : [{ page, path: to[page] }]))
  return (
    <Menu
      align="end"
      trigger={
        <button
          type="button"
          aria-label={t('user.label', { name: who })}
          className="flex h-8 max-w-64 min-w-0 items-center gap-2 rounded-control px-2 text-13 hover:bg-surface-hover data-[state=open]:bg-surface-hover"
        >
          <CircleUser size={18} className="shrink-0 text-text-muted" />
          <span className="hidden min-w-0 truncate sm:block">
            <bdi>{username}</bdi>
            {group ? <bdi className="text-text-muted">{`, ${group}`}</bdi> : null}
          </span>
          <ChevronDown size={14} className="shrink-0 text-text-muted" />
        </button>
      }
    >
      <div className="px-2 py-1 sm:hidden">
        <bdi className="block truncate font-medium">{username}</bdi>
        <bdi className="block truncate text-12 text-text-muted">{group}</bdi>
      </div>
      {onChangePassword ? (
        <MenuItem icon={<KeyRound size={16} />} onSelect={onChangePassword}>
          {t('user.changePassword')}
        </MenuItem>
      ) : null}
      {onChangePassword && shown.length > 0 ? <MenuSeparator /> : null}
      {shown.map(({ page, path }) => {
        const Icon = icons[page]
        return (
          <MenuLink key={page} to={path} icon={<Icon size={16} />}>
            {t(`user.${page}`)}
          </MenuLink>
        )
      })}
      {onChangePassword || shown.length > 0 ? <MenuSeparator /> : null}
      <MenuSubmenu label={t('user.language')} icon={<Languages size={16} />}>
        <MenuRadioGroup
          value={locale}
          onValueChange={(next) => (isLocale(next) ? props.onLocaleChange(next) : undefined)}
        >
          {locales.map((locale) => (
            <MenuRadio key={locale} value={locale}>
              {localeNames[locale]}
            </MenuRadio>
          ))}
        </MenuRadioGroup>
      </MenuSubmenu>
      <MenuSubmenu label={t('user.theme')} icon={<SunMoon size={16} />}>
        <MenuRadioGroup value={theme}>
          {themes.map((theme) => (
            <MenuRadio key={theme} value={theme} onSelect={() => props.onThemeChange(theme)}>
              {t(`themes.${theme}`)}
            </MenuRadio>
          ))}
        </MenuRadioGroup>
      </MenuSubmenu>
      <MenuSubmenu label={t('user.density')} icon={<Rows3 size={16} />}>
        <MenuRadioGroup value={density}>
          {densities.map((density) => (
            <MenuRadio key={density} value={density} onSelect={() => props.onDensityChange(density)}>
              {t(`densities.${density}`)}
            </MenuRadio>
          ))}
        </MenuRadioGroup>
      </MenuSubmenu>
      <MenuSeparator />
      <MenuItem icon={<Info size={16} />} onSelect={onVersion}>
        {t('user.version', { product: product.name })}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut size={16} />} onSelect={onLogout}>
        {t('user.logout')}
      </MenuItem>
    </Menu>
  )
}
