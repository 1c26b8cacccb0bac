/** States of every list. Other states of a screen have their own story names. */
export const states = ['Ready', 'Loading', 'Empty', 'NoResults', 'Failed', 'Forbidden', 'Refreshing'] as const

export type State = (typeof states)[number]

interface PartialStates {
  /** Stories with another name that show a state. */
  storyNames?: Partial<Record<State, string>>
  /** Why the remaining states cannot occur, or where they are shown. */
  reason: string
}

const dialog = 'a dialog above a loaded list: each of its steps is a named story'
const form = 'a form: it lists, searches and refreshes nothing'
const errorPage = 'an error page: it sends no request'
const partOfHost = 'part of the host page, rendered once the host is loaded: see Screens/HostDetails/Host'
const chart = 'rendered for a selected host: see Screens/OracleCharts/Hosts'

/** Screens without all list states. */
export const screensWithFewerStates: Readonly<Record<string, PartialStates>> = {
  'Screens/Alerts/Group': {
    reason: 'the alerts of an expanded group: not searchable, refreshed with the list',
  },
  'Screens/Alerts/Mark as read': { reason: dialog },
  'Screens/Cloud/AllRecommendations': {
    reason: 'filtered only by the bars of its chart, and each bar has rows',
  },
  'Screens/Clusters/Cluster': { storyNames: { Empty: 'WithoutMachines' }, reason: 'shows one cluster: not searchable' },
  'Screens/Dashboard': { reason: 'not searchable' },
  'Screens/Errors/Configuration failed': { reason: errorPage },
  'Screens/Errors/Error': { reason: errorPage },
  'Screens/Errors/Page not loaded': { reason: errorPage },
  'Screens/Errors/Unauthorized': { reason: errorPage },
  'Screens/Errors/Unread values': { reason: 'a notice: no list' },
  'Screens/Exadata': {
    storyNames: { Refreshing: 'RackRefreshing' },
    reason: 'racks are selected, not searched',
  },
  'Screens/HostDetails/Changes': { storyNames: { Empty: 'NoChanges' }, reason: partOfHost },
  'Screens/HostDetails/Databases': { reason: partOfHost },
  'Screens/HostDetails/Host': {
    storyNames: { Empty: 'NotFound' },
    reason: 'shows one host: not searchable',
  },
  'Screens/HostDetails/OracleDatabase': { reason: partOfHost },
  'Screens/HostDetails/OracleDatabases': { storyNames: { Empty: 'NoDatabases' }, reason: partOfHost },
  'Screens/HostDetails/OraclePdbs': { reason: partOfHost },
  'Screens/Hosts/AuditExport': { reason: dialog },
  'Screens/Licenses/All locations': { reason: dialog },
  'Screens/Licenses/Attach hosts': { reason: dialog },
  'Screens/Licenses/Compliance proposals': { reason: 'part of an expanded row of the compliance list' },
  'Screens/Licenses/Import': { reason: dialog },
  'Screens/Licenses/Oracle contract form': { reason: form },
  'Screens/Licenses/PostgreSQL and MongoDB contracts': {
    reason: 'the server has no such contracts: no request is sent',
  },
  'Screens/Licenses/What if': { reason: dialog },
  'Screens/Middleware': { reason: 'the server does not inventory middleware: no request is sent' },
  'Screens/Oracle/Pluggable database': {
    storyNames: { Empty: 'NotFound' },
    reason: 'shows one database: not searchable',
  },
  'Screens/OracleCharts/Capacity': { reason: chart },
  'Screens/OracleCharts/CpuTime': { reason: chart },
  'Screens/OracleCharts/Growth': { reason: chart },
  'Screens/OracleCharts/Hosts': {
    storyNames: { Ready: 'NothingChosen' },
    reason: 'hosts are selected in a separate list',
  },
  'Screens/Session/Change password': { reason: form },
  'Screens/Session/Clock notice': { reason: 'a notice: no list' },
  'Screens/Session/Server version notice': { reason: 'a notice: no list' },
  'Screens/Session/Full-page loading': { reason: 'shown before the first page' },
  'Screens/Session/Idle time-out': { reason: dialog },
  'Screens/Session/Login': { reason: form },
  'Screens/Session/Password changed': { reason: dialog },
  'Screens/Session/Single sign-on': { reason: form },
  'Screens/Session/Version': { reason: 'shows two versions: no list' },
  'Screens/Settings': { storyNames: { Empty: 'NoneStored' }, reason: form },
}

/** Stories that a screen has besides the states of a list. */
export const namedStories: Readonly<Record<string, readonly string[]>> = {
  'Screens/Session/Login': [
    'Submitting',
    'WrongPassword',
    'Rejected',
    'ServerError',
    'TimedOut',
    'GenericFailure',
    'WithSso',
    'Ldap',
  ],
  'Screens/Session/Change password': ['Empty', 'Forced', 'Failed', 'ForcedFailed', 'OfAnotherUser'],
  'Screens/Session/Password changed': ['Changed'],
  'Screens/Session/Full-page loading': ['Loading'],
  'Screens/Licenses/PostgreSQL and MongoDB contracts': ['Postgresql', 'Mongodb'],
  'Screens/Licenses/MySQL contracts': ['FormNew', 'FormInvalid'],
  'Screens/Licenses/SQL Server contracts': ['FormNew', 'FormInvalid'],
  'Screens/OracleCharts/Capacity': ['Ready', 'Loading', 'Empty', 'Failed', 'SeveralCompared'],
  'Screens/OracleCharts/CpuTime': ['Ready', 'Loading', 'Empty', 'Failed'],
  'Screens/OracleCharts/Growth': ['Ready', 'Loading', 'Empty', 'Failed', 'SeveralCompared'],
}

/** Screens without a route of their own. */
export const screensOfTabs: readonly string[] = [
  'Screens/Licenses/Used licenses per host',
  'Screens/Licenses/Used licenses per cluster',
  'Screens/Licenses/Used licenses of Veritas clusters',
]

/** Story title of each route. */
export const routes: Readonly<Record<string, string>> = {
  '/login/:code?': 'Screens/Session/Login',
  '/dashboard': 'Screens/Dashboard',
  '/hosts': 'Screens/Hosts',
  '/details/:hostname/:dbname?': 'Screens/HostDetails/Host',
  '/capacity/by-os': 'Screens/Capacity/ByOs',
  '/databases': 'Screens/Databases/All',
  '/oracle': 'Screens/Databases/Oracle',
  '/mysql': 'Screens/Databases/MySQL',
  '/microsoft': 'Screens/Databases/SQL Server',
  '/postgresql': 'Screens/Databases/PostgreSQL',
  '/mongodb': 'Screens/Databases/MongoDB',
  '/middleware': 'Screens/Middleware',
  '/licenses/contract': 'Screens/Licenses/Oracle contracts',
  '/licenses/contract/oracle': 'Screens/Licenses/Oracle contracts',
  '/licenses/contract/mysql': 'Screens/Licenses/MySQL contracts',
  '/licenses/contract/sqlserver': 'Screens/Licenses/SQL Server contracts',
  '/licenses/contract/postgresql': 'Screens/Licenses/PostgreSQL and MongoDB contracts',
  '/licenses/contract/mongodb': 'Screens/Licenses/PostgreSQL and MongoDB contracts',
  '/licenses/compliance': 'Screens/Licenses/Compliance',
  '/licenses/used/:partNumber?': 'Screens/Licenses/Used licenses',
  '/licenses/types': 'Screens/Licenses/License types',
  '/hypervisors': 'Screens/Clusters/Hypervisors',
  '/hypervisors/:clustername': 'Screens/Clusters/Cluster',
  '/exadata': 'Screens/Exadata',
  '/exadata/patch-advisors': 'Screens/ExadataPatchAdvisors',
  '/alerts': 'Screens/Alerts/Groups',
  '/repository': 'Screens/Repository',
  '/settings': 'Screens/Settings',
  '/troubleshooting': 'Screens/Troubleshooting',
  '/users': 'Screens/Administration/Users',
  '/groups': 'Screens/Administration/Groups',
  '/roles': 'Screens/Administration/Roles',
  '/nodes': 'Screens/Administration/Nodes',
  '/500': 'Screens/Errors/Error',
  '/401': 'Screens/Errors/Unauthorized',
  '/404': 'Screens/Errors/Error',
  '/error': 'Screens/Errors/Error',
  '/oracle/addm': 'Screens/Oracle/ADDM',
  '/oracle/segment-advisor': 'Screens/Oracle/Segment advisor',
  '/oracle/patch-advisor': 'Screens/Oracle/Patch advisor',
  '/oracle/dba-role': 'Screens/Oracle/DBA role',
  '/oracle/patch': 'Screens/Oracle/Patches',
  '/oracle/options': 'Screens/Oracle/Options',
  '/oracle/tablespaces': 'Screens/Oracle/Tablespaces',
  '/oracle/backups': 'Screens/Oracle/Backups',
  '/oracle/services': 'Screens/Oracle/Services',
  '/oracle/dbgrowth': 'Screens/OracleCharts/Growth',
  '/oracle/schemas': 'Screens/Oracle/Schemas',
  '/oracle/pdbs': 'Screens/Oracle/Pluggable databases',
  '/oracle/cpu-time': 'Screens/OracleCharts/CpuTime',
  '/oracle/partitioning': 'Screens/Oracle/Partitionings',
  '/oracle/capacity': 'Screens/OracleCharts/Capacity',
  '/oracle/policy-audit': 'Screens/Databases/PolicyAudit',
  '/oracle/psql-migrability': 'Screens/Databases/Migrability',
  '/oracle/awsrds': 'Screens/Databases/AwsRds',
  '/oracle/diskgroups': 'Screens/Oracle/Disk groups',
  '/cloud-advisor/all-recommendations': 'Screens/Cloud/AllRecommendations',
  '/cloud-advisor/oracle/profile-configurations': 'Screens/Cloud/Oracle profiles',
  '/cloud-advisor/oracle/recommendations': 'Screens/Cloud/Oracle recommendations',
  '/cloud-advisor/aws/profile-configurations': 'Screens/Cloud/AWS profiles',
  '/cloud-advisor/aws/recommendations': 'Screens/Cloud/AWS recommendations',
  '/cloud-advisor/azure/profile-configurations': 'Screens/Cloud/Azure profiles',
  '/cloud-advisor/google/profile-configurations': 'Screens/Cloud/Google profiles',
  '/cloud-advisor/google/recommendations': 'Screens/Cloud/Google recommendations',
}

/** Name of the story that shows a state of a screen. */
export function storyOf(
  stories: ReadonlyMap<string, readonly string[]>,
  title: string,
  state: State,
): string | undefined {
  const name = screensWithFewerStates[title]?.storyNames?.[state] ?? state
  return stories.get(title)?.includes(name) ? name : undefined
}
