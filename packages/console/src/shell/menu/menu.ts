import type { MenuNode } from '@inventory-console/api-mocks/contract'
import { paths } from '@inventory-console/ui/paths'
import type { MenuIcon } from '@inventory-console/ui/screens/menuIcons'
import type { Page, PageTitle } from '../../platform/pages/page.ts'
import { pageOf } from '../routing/manifest.ts'

export interface MenuEntry {
  title: PageTitle
  icon: MenuIcon
  /** Shown only if the menu of the server has exactly this name below this parent. */
  node: MenuNode
  to?: string
  /** Cloud of these recommendations; disabled without an active profile. */
  cloud?: Cloud
  children?: readonly MenuEntry[]
}

/** The clouds with recommendations; Azure has profiles only. */
export type Cloud = 'oracle' | 'aws' | 'google'

const leaf = (title: MenuIcon, node: MenuNode, to: string): MenuEntry => ({ title, icon: title, node, to })
const below = (parent: string) => (title: MenuIcon, name: string, to: string) =>
  leaf(title, { name, parent }, to)
const top = (name: string): MenuNode => ({ name, parent: '' })

const oracle = below('Oracle')

/** Entries of a technology without views of its own. */
function technology(title: MenuIcon, name: string, to: string): MenuEntry {
  return {
    title,
    icon: title,
    node: { name, parent: 'Databases' },
    children: [below(name)('databaseList', 'DB List', to)],
  }
}

function cloud(
  title: MenuIcon,
  name: string,
  of: Cloud,
  profiles: string,
  recommendations: string,
): MenuEntry {
  const leaf = below(name)
  return {
    title,
    icon: title,
    node: { name, parent: 'Cloud Advisors' },
    children: [
      leaf('profileConfigurations', 'Profile Configurations', profiles),
      { ...leaf('recommendations', 'Recommendations', recommendations), cloud: of },
    ],
  }
}

/**
 * In the order of the specification. Entries without a page are omitted. The menu of the server has no node
 * for Azure, the middleware and each kind of contract (`Licenses Contract` covers all of them):
 * docs/architecture.md.
 */
const entries: readonly MenuEntry[] = [
  leaf('dashboard', top('Dashboard'), paths.dashboard),
  {
    title: 'hosts',
    icon: 'hosts',
    node: top('Hosts'),
    children: [
      leaf('hostsList', top('Hosts'), paths.hosts),
      below('Hosts')('capacityByOs', 'OS Capacity', paths.capacityByOs),
    ],
  },
  {
    title: 'databases',
    icon: 'databases',
    node: top('Databases'),
    children: [
      below('Databases')('allTechnologies', 'All Technologies', paths.databases),
      {
        title: 'oracle',
        icon: 'oracle',
        node: { name: 'Oracle', parent: 'Databases' },
        children: [
          oracle('databaseList', 'DB List', paths.oracle),
          oracle('addm', 'ADDM', paths.addm),
          oracle('segmentAdvisor', 'Segment Advisor', paths.segmentAdvisor),
          oracle('patchAdvisor', 'Patch Advisor', paths.patchAdvisor),
          oracle('dbaRole', 'DBA Role', paths.dbaRole),
          oracle('patch', 'Patch', paths.patch),
          oracle('options', 'Options', paths.options),
          oracle('tablespaces', 'Tablespaces', paths.tablespaces),
          oracle('backups', 'Backups', paths.backups),
          oracle('services', 'Services', paths.services),
          oracle('dbGrowth', 'DB Growth', paths.dbGrowth),
          oracle('schemas', 'Schemas', paths.schemas),
          oracle('pdbs', 'Pluggable DBs', paths.pdbs),
          oracle('cpuTime', 'CPU Time', paths.cpuTime),
          oracle('partitioning', 'Partitionings', paths.partitioning),
          oracle('capacity', 'Capacity', paths.capacity),
          oracle('policyAudit', 'Policy Audit', paths.policyAudit),
          oracle('psqlMigrability', 'PSQL Migrability', paths.psqlMigrability),
          oracle('awsRds', 'AWS RDS', paths.awsRds),
          oracle('diskGroups', 'Disk Groups', paths.diskGroups),
        ],
      },
      technology('mysql', 'MySQL', paths.mysql),
      technology('microsoft', 'Microsoft', paths.microsoft),
      technology('postgresql', 'PostgreSQL', paths.postgresql),
      technology('mongodb', 'MongoDB', paths.mongodb),
    ],
  },
  leaf('hypervisors', top('Hypervisors'), paths.hypervisors),
  {
    title: 'exadata',
    icon: 'exadata',
    node: top('Exadata'),
    children: [
      below('Exadata')('exadataList', 'Exadata List', paths.exadata),
      below('Exadata')('exadataPatchAdvisors', 'Patch Advisor', paths.exadataPatchAdvisors),
    ],
  },
  leaf('alerts', top('Alerts'), paths.alerts),
  {
    title: 'licenses',
    icon: 'licenses',
    node: top('Licenses'),
    children: [
      {
        title: 'contracts',
        icon: 'contracts',
        node: { name: 'Licenses Contract', parent: 'Licenses' },
        children: [
          below('Licenses')('oracleContracts', 'Licenses Contract', paths.oracleContracts),
          below('Licenses')('mysqlContracts', 'Licenses Contract', paths.mysqlContracts),
          below('Licenses')('sqlServerContracts', 'Licenses Contract', paths.sqlServerContracts),
        ],
      },
      below('Licenses')('compliance', 'Licenses Compliance', paths.compliance),
      below('Licenses')('usedLicenses', 'Licenses Used', paths.usedLicenses),
    ],
  },
  {
    title: 'cloudAdvisors',
    icon: 'cloudAdvisors',
    node: top('Cloud Advisors'),
    children: [
      leaf('allRecommendations', top('Cloud Advisors'), paths.allRecommendations),
      cloud('oracleCloud', 'OCI', 'oracle', paths.oracleProfiles, paths.oracleRecommendations),
      cloud('aws', 'AWS', 'aws', paths.awsProfiles, paths.awsRecommendations),
      cloud('google', 'GCP', 'google', paths.googleProfiles, paths.googleRecommendations),
    ],
  },
  leaf('repository', top('Repository'), paths.repository),
  leaf('settings', top('Settings'), paths.settings),
  leaf('troubleshooting', top('Troubleshooting'), paths.troubleshooting),
]

/** Pages without an entry in the specification; the command palette finds them by name. */
const unlisted: readonly { to: string; node?: MenuNode }[] = [
  // No node: the page only says that there is no data.
  { to: paths.middleware },
  { to: paths.postgresqlContracts, node: { name: 'Licenses Contract', parent: 'Licenses' } },
  { to: paths.mongodbContracts, node: { name: 'Licenses Contract', parent: 'Licenses' } },
  { to: paths.azureProfiles, node: top('Cloud Advisors') },
]

/** Unlisted pages whose node is in the menu of the server. */
export function unlistedFor(nodes: readonly MenuNode[]): Page[] {
  return unlisted.flatMap(({ to, node }) =>
    node === undefined || has(nodes, node) ? (pageOf(to) ?? []) : [],
  )
}

/** Entries that the server allows and that have a page; omits empty branches. */
export function menuFor(nodes: readonly MenuNode[], all: readonly MenuEntry[] = entries): MenuEntry[] {
  return all.flatMap((entry) => {
    if (!has(nodes, entry.node)) return []
    if (entry.to !== undefined) return pageOf(entry.to) ? [entry] : []
    const children = menuFor(nodes, entry.children ?? [])
    return children.length === 0 ? [] : [{ ...entry, children }]
  })
}

function has(nodes: readonly MenuNode[], wanted: MenuNode): boolean {
  return nodes.some(({ name, parent }) => name === wanted.name && parent === wanted.parent)
}
