import {
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
} from 'lucide-react'
import { useLocale, useText } from '../../i18n/I18nProvider.tsx'
import { isLocale, localeNames, locales } from '../../i18n/locales.ts'
import type { Icon as IconType } from '../../lib/icon.ts'
import { product } from '../../lib/product.ts'
import { densities, themes } from '../../lib/theme.ts'
import { MenuItem, MenuLink, MenuRadio, MenuRadioGroup, MenuSeparator, MenuSubmenu } from '../menu/Menu.tsx'
import type { AdministrationPage, UserMenuProps } from './UserMenu.tsx'

const icons: Record<AdministrationPage, IconType> = {
  users: User,
  groups: Users,
  roles: ShieldCheck,
  nodes: Network,
}
const pages = ['users', 'groups', 'roles', 'nodes'] as const

export function UserMenuItems(props: UserMenuProps) {
  const { username, group, onChangePassword, to, theme, density, onVersion, onLogout } = props
  const t = useText('shell')
  const pageNames = useText('pages')
  const common = useText('common')
  const locale = useLocale()
  const visiblePages = pages.flatMap((page) => (to[page] === undefined ? [] : [{ page, path: to[page] }]))
  return (
    <>
      <div className="px-2 py-1 sm:hidden">
        <bdi translate="no" className="block truncate font-medium">
          {username}
        </bdi>
        <bdi translate="no" className="block truncate text-12 text-text-muted">
          {group}
        </bdi>
      </div>
      {onChangePassword ? (
        <MenuItem icon={<KeyRound size={16} />} onSelect={onChangePassword}>
          {t('user.changePassword')}
        </MenuItem>
      ) : null}
      {onChangePassword && visiblePages.length > 0 ? <MenuSeparator /> : null}
      {visiblePages.map(({ page, path }) => {
        const Icon = icons[page]
        return (
          <MenuLink key={page} to={path} icon={<Icon size={16} />}>
            {pageNames(page)}
          </MenuLink>
        )
      })}
      {onChangePassword || visiblePages.length > 0 ? <MenuSeparator /> : null}
      <MenuSubmenu label={common('language')} icon={<Languages size={16} />}>
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
        {common('versionOf', { product: product.name })}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut size={16} />} onSelect={onLogout}>
        {common('actions.logOut')}
      </MenuItem>
    </>
  )
}
