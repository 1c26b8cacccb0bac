import type { UserMenuProps } from './userMenuProps.ts'

const nothing = () => {}

/** Somebody who may see everything, on a console that is as it comes: for stories and tests. */
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
