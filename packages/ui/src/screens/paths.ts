import type {
  AlertCategory,
  AlertCode,
  AlertSeverity,
  AlertStatus,
} from '@inventory-console/api-mocks/contract'
import { exactly, listUrl } from '../lib/listUrl.ts'

/** Filters of the link to the alert list. Days are local, YYYY-MM-DD, both inclusive. */
export interface AlertFilters {
  /** `ALL` means any status. */
  status?: AlertStatus | 'ALL'
  category?: AlertCategory
  code?: AlertCode
  severity?: AlertSeverity
  days?: { from: string; to: string }
}

/** Paths of the console's pages. */
export const paths = {
  login: '/login',
  unauthorized: '/401',
  notFound: '/404',
  serverError: '/500',
  generalError: '/error',

  dashboard: '/dashboard',
  /** From that day on, YYYY-MM-DD; by default from the last Monday on. */
  handover: (since?: string) => `/handover${since === undefined ? '' : `?since=${since}`}`,
  hosts: '/hosts',
  /** Hosts with exactly this value in a `oneOf` column. */
  hostsWhere: (column: string, value: string) => listUrl('/hosts', { [column]: exactly(value) }),
  /** `dbname` can name any database or instance of the host, which is then open. */
  host: (hostname: string, dbname?: string) =>
    `/details/${encodeText(hostname)}${dbname === undefined ? '' : `/${encodeText(dbname)}`}`,
  capacityByOs: '/capacity/by-os',
  hypervisors: '/hypervisors',
  cluster: (name: string) => `/hypervisors/${encodeText(name)}`,
  /** Virtual machines on that node. */
  clusterNode: (name: string, node: string) =>
    listUrl(`/hypervisors/${encodeText(name)}`, { virtualizationNode: exactly(node) }),
  alerts: '/alerts',
  /** Alert list with these filters; new alerts by default. */
  alertsOf: (filters: AlertFilters) => {
    const { days, status, category, code, severity } = filters
    return listUrl('/alerts', {
      ...(status === undefined ? {} : { alertStatus: exactly(status) }),
      ...(category === undefined ? {} : { alertCategory: exactly(category) }),
      ...(code === undefined ? {} : { alertCode: exactly(code) }),
      ...(severity === undefined ? {} : { alertSeverity: exactly(severity) }),
      ...(days === undefined ? {} : { date: { kind: 'days', ...days } }),
    })
  },
  middleware: '/middleware',
  troubleshooting: '/troubleshooting',

  databases: '/databases',
  oracle: '/oracle',
  mysql: '/mysql',
  microsoft: '/microsoft',
  postgresql: '/postgresql',
  mongodb: '/mongodb',
  addm: '/oracle/addm',
  segmentAdvisor: '/oracle/segment-advisor',
  patchAdvisor: '/oracle/patch-advisor',
  dbaRole: '/oracle/dba-role',
  patch: '/oracle/patch',
  options: '/oracle/options',
  tablespaces: '/oracle/tablespaces',
  backups: '/oracle/backups',
  services: '/oracle/services',
  dbGrowth: '/oracle/dbgrowth',
  schemas: '/oracle/schemas',
  pdbs: '/oracle/pdbs',
  pdb: (hostname: string, dbname: string, pdb: string) =>
    `/oracle/pdbs/${[hostname, dbname, pdb].map(encodeText).join('/')}`,
  cpuTime: '/oracle/cpu-time',
  partitioning: '/oracle/partitioning',
  capacity: '/oracle/capacity',
  policyAudit: '/oracle/policy-audit',
  psqlMigrability: '/oracle/psql-migrability',
  awsRds: '/oracle/awsrds',
  diskGroups: '/oracle/diskgroups',

  contracts: '/licenses/contract',
  oracleContracts: '/licenses/contract/oracle',
  mysqlContracts: '/licenses/contract/mysql',
  sqlServerContracts: '/licenses/contract/sqlserver',
  postgresqlContracts: '/licenses/contract/postgresql',
  mongodbContracts: '/licenses/contract/mongodb',
  compliance: '/licenses/compliance',
  usedLicenses: '/licenses/used',
  licenseTypes: '/licenses/types',
  licenseAudit: '/licenses/audit',
  /** Without a cluster it opens the one whose licenses cost most. */
  licensePlan: (cluster?: string) =>
    `/licenses/plan${cluster === undefined ? '' : `/${encodeText(cluster)}`}`,

  exadata: '/exadata',
  exadataRack: (rackID: string) => `/exadata?${new URLSearchParams({ rack: rackID })}`,
  exadataPatchAdvisors: '/exadata/patch-advisors',
  allRecommendations: '/cloud-advisor/all-recommendations',
  oracleProfiles: '/cloud-advisor/oracle/profile-configurations',
  oracleRecommendations: '/cloud-advisor/oracle/recommendations',
  awsProfiles: '/cloud-advisor/aws/profile-configurations',
  awsRecommendations: '/cloud-advisor/aws/recommendations',
  azureProfiles: '/cloud-advisor/azure/profile-configurations',
  googleProfiles: '/cloud-advisor/google/profile-configurations',
  googleRecommendations: '/cloud-advisor/google/recommendations',
  repository: '/repository',

  settings: '/settings',
  users: '/users',
  groups: '/groups',
  roles: '/roles',
  nodes: '/nodes',
} as const

/** Replaces lone surrogates, because `encodeURIComponent` throws on them. */
function encodeText(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
