import type { UserMenuProps } from './userMenuProps.ts'

const nothing = () => {}

/** Fixture of a user with all permissions and default settings. */
export const userSample = {
  username: 'ada',
  group: 'administrators',
  to: { users: '/users', groups: '/groups', roles: '/roles', nodes: '/nodes' },
  theme: 'system',
  density: 'comfortable',
  onChangePassword: nothing,
  onThemeChange: nothing,
  onDensityChange: nothing,
  onLocaleChange: nothing,
  onVersion: nothing,
  onLogout: nothing,
} as const satisfies UserMenuProps
