import type { UserMenuProps } from './userMenuProps.ts'

const noop = () => {}

/** Fixture of a user with all permissions and default settings. */
export const userSample = {
  username: 'ada',
  group: 'administrators',
  to: { users: '/users', groups: '/groups', roles: '/roles', nodes: '/nodes' },
  theme: 'system',
  density: 'comfortable',
  onChangePassword: noop,
  onThemeChange: noop,
  onDensityChange: noop,
  onLocaleChange: noop,
  onVersion: noop,
  onLogout: noop,
} as const satisfies UserMenuProps
