/** States of every list. Other states of a screen have their own story names. */
export const states = ['Ready', 'Loading', 'Empty', 'NoResults', 'Failed', 'Forbidden', 'Refreshing'] as const

export type State = (typeof states)[number]

interface PartialStates {
  /** Stories with another name that show a state. */
  storyNames?: Partial<Record<State, string>>
  /** Why the remaining states cannot occur, or where they are shown. */
  reason: string
}

const dialog = 'a dialog over a list that is there: its own steps are stories by name'
const form = 'a form: nothing is listed, searched or refreshed below what is typed'
const errorPage = 'an error page: it asks for nothing'
const partOfHost =
  'a part of the host’s page, drawn when the host is there: Screens/HostDetails/Host has the states'
const chart = 'drawn for one host: Screens/OracleCharts/Hosts has the states of the hosts to choose from'

/** Screens without all list states. */
export const screensWithFewerStates: Readonly<Record<string, PartialStates>> = {
  'Screens/Alerts/Group': {
    reason: 'alerts of an open group: nothing is searched, the list around it refreshes',
  },
  'Screens/Alerts/Mark as read': { reason: dialog },
  'Screens/Cloud/AllRecommendations': {
    reason: 'narrowed by the bars of its chart alone, each of which has rows',
  },
  'Screens/Clusters/Cluster': { storyNames: { Empty: 'WithoutMachines' }, reason: 'of one cluster' },
  'Screens/Dashboard': { reason: 'nothing is searched' },
  'Screens/Errors/Configuration failed': { reason: errorPage },
  'Screens/Errors/Error': { reason: errorPage },
  'Screens/Errors/Page not loaded': { reason: errorPage },
  'Screens/Errors/Unauthorized': { reason: errorPage },
  'Screens/Errors/Unread values': { reason: 'a notice: nothing is listed' },
  'Screens/Exadata': {
    storyNames: { Refreshing: 'RackRefreshing' },
    reason: 'racks are chosen, not searched',
  },
  'Screens/HostDetails/Changes': { storyNames: { Empty: 'NoChanges' }, reason: partOfHost },
  'Screens/HostDetails/Databases': { reason: partOfHost },
  'Screens/HostDetails/Host': {
    storyNames: { Empty: 'NotFound' },
    reason: 'of one host: nothing is searched',
  },
  'Screens/HostDetails/OracleDatabase': { reason: partOfHost },
  'Screens/HostDetails/OracleDatabases': { storyNames: { Empty: 'NoDatabases' }, reason: partOfHost },
  'Screens/HostDetails/OraclePdbs': { reason: partOfHost },
  'Screens/Hosts/AuditExport': { reason: dialog },
  'Screens/Licenses/All locations': { reason: dialog },
  'Screens/Licenses/Attach hosts': { reason: dialog },
  'Screens/Licenses/Import': { reason: dialog },
  'Screens/Licenses/PostgreSQL and MongoDB contracts': {
    reason: 'the server keeps no contracts of these: nothing is requested',
  },
  'Screens/Licenses/What if': { reason: dialog },
  'Screens/Middleware': { reason: 'the services do not inventory it: nothing is asked' },
  'Screens/Oracle/Pluggable database': {
    storyNames: { Empty: 'NotFound' },
    reason: 'of one database: nothing is searched',
  },
  'Screens/OracleCharts/Capacity': { reason: chart },
  'Screens/OracleCharts/CpuTime': { reason: chart },
  'Screens/OracleCharts/Growth': { reason: chart },
  'Screens/OracleCharts/Hosts': {
    storyNames: { Ready: 'NothingChosen' },
    reason: 'hosts are chosen in a list of their own',
  },
  'Screens/Session/Change password': { reason: form },
  'Screens/Session/Clock notice': { reason: 'a notice: nothing is listed' },
  'Screens/Session/Server version notice': { reason: 'a notice: nothing is listed' },
  'Screens/Session/Full-page loading': { reason: 'shown before a page exists' },
  'Screens/Session/Idle time-out': { reason: dialog },
  'Screens/Session/Login': { reason: form },
  'Screens/Session/Password changed': { reason: dialog },
  'Screens/Session/Single sign-on': { reason: form },
  'Screens/Session/Version': { reason: 'two versions: nothing is listed' },
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
