export const personaNames = [
  'admin',
  'operator',
  'limited',
  'ldap',
  'sso',
  'expired',
  'databaseDown',
  'fileConfiguration',
  'noLocations',
  'olderServer',
  'empty',
  'oneHost',
  'enterprise',
  'hostile',
  'italian',
  'brazilian',
] as const

export type PersonaName = (typeof personaNames)[number]

/** A user together with the state of the installation. */
export interface Persona {
  title: string
  note: string
  /** Username of a sample user of that provider. */
  user: string
  provider: 'basic' | 'ldap' | 'sso'
  session: 'fresh' | 'expired'
  hosts?: number
  /** Locale of the names in the inventory. */
  locale?: 'it' | 'pt-br'
  hostile?: boolean
  /** The roles have no location yet. */
  hasUnassignedRoles?: boolean
  language?: 'it' | 'pt-br'
  databaseConnected: boolean
  configurationStored: boolean
  version?: string
}

const admin: Omit<Persona, 'title' | 'note'> = {
  user: 'admin',
  provider: 'basic',
  session: 'fresh',
  databaseConnected: true,
  configurationStored: true,
}

export const personas: Readonly<Record<PersonaName, Persona>> = {
  admin: { ...admin, title: 'Administrator', note: 'Sees and may change everything' },
  operator: { ...admin, title: 'Operator', note: 'Two sites only, a shorter menu', user: 'operator' },
  limited: {
    ...admin,
    title: 'Limited',
    note: 'Must change the password first; has no menu',
    user: 'limited',
  },
  ldap: {
    ...admin,
    title: 'Directory user',
    note: 'Logged in by LDAP: every call below /ldap/',
    user: 'directory',
    provider: 'ldap',
  },
  sso: {
    ...admin,
    title: 'Single sign-on',
    note: 'A sample provider signs on; config_sso.json exists',
    provider: 'sso',
  },
  expired: {
    ...admin,
    title: 'Expired token',
    note: 'Every token is refused until the next login',
    session: 'expired',
  },
  databaseDown: {
    ...admin,
    title: 'Database down',
    note: 'The server says that its database is not connected',
    databaseConnected: false,
  },
  fileConfiguration: {
    ...admin,
    title: 'Configuration in a file',
    note: 'The server was started with --no-remote-db: settings cannot be read or saved',
    configurationStored: false,
  },
  noLocations: {
    ...admin,
    title: 'No locations yet',
    note: 'The roles of a fresh database have no location: host details return 403',
    user: 'operator',
    hasUnassignedRoles: true,
  },
  olderServer: {
    ...admin,
    title: 'Ercole 2.53',
    note: 'Without the call that ignores many licenses at once',
    version: '2.53.1',
  },
  empty: { ...admin, title: 'Empty installation', note: 'No host has reported yet', hosts: 0 },
  oneHost: { ...admin, title: 'One host', note: 'The day after the first agent', hosts: 1 },
  enterprise: { ...admin, title: 'Enterprise', note: '10,000 hosts', hosts: 10_000 },
  hostile: {
    ...admin,
    title: 'Hostile inventory',
    note: 'Names that are scripts, formulas, patterns, invisible or very long',
    hosts: 500,
    hostile: true,
  },
  italian: {
    ...admin,
    title: 'Italian',
    note: 'Italian names; starts in Italian',
    locale: 'it',
    language: 'it',
  },
  brazilian: {
    ...admin,
    title: 'Brazilian',
    note: 'Brazilian names; starts in Portuguese',
    locale: 'pt-br',
    language: 'pt-br',
  },
}
