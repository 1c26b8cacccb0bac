import type { Locale } from '../../i18n/locales.ts'
import type { Density, Theme } from '../../lib/theme.ts'

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
