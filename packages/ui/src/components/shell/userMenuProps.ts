import type { Locale } from '../../i18n/locales.ts'
import type { Density, Theme } from '../../lib/react/theme.ts'

export type AdministrationPage = 'users' | 'groups' | 'roles' | 'nodes'

export interface UserMenuProps {
  username: string
  /** The user's first group. */
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
