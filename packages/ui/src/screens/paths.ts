/** Addresses of the console's screens, as the specification writes them. */
export const paths = {
  login: '/login',
  unauthorized: '/401',
  notFound: '/404',
  serverError: '/500',
  generalError: '/error',
  dashboard: '/dashboard',
  hosts: '/hosts',
  host: (hostname: string) => `/details/${encodeURIComponent(hostname)}`,
  cluster: (name: string) => `/hypervisors/${encodeURIComponent(name)}`,
  users: '/users',
  groups: '/groups',
  roles: '/roles',
  nodes: '/nodes',
} as const
