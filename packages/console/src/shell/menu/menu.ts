import type { MenuNode } from '@inventory-console/api-mocks/contract'
import type { NavNode } from '@inventory-console/ui/components/shell/navigation/NavTree'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { FirstResponseContext } from '@inventory-console/ui/lib/contexts'
import { type ListState, valueOr } from '@inventory-console/ui/lib/state'
import { paths } from '@inventory-console/ui/paths'
import { type MenuIcon, menuIcons } from '@inventory-console/ui/screens/menuIcons'
import { use, useMemo } from 'react'
import type { Page, PageTitle } from '../../platform/pages/page.ts'
import { useHasActiveProfile } from '../../platform/queries/clouds.ts'
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
type Cloud = 'oracle' | 'aws' | 'google'

const leaf = (title: MenuIcon, node: MenuNode, to: string): MenuEntry => ({ title, icon: title, node, to })
const leafBelow = (parent: string) => (title: MenuIcon, name: string, to: string) =>
  leaf(title, { name, parent }, to)
const rootNode = (name: string): MenuNode => ({ name, parent: '' })

const oracle = leafBelow('Oracle')

/** Entries of a technology without views of its own. */
function technologyEntry(title: MenuIcon, name: string, to: string): MenuEntry {
  return {
    title,
    icon: title,
    node: { name, parent: 'Databases' },
    children: [leafBelow(name)('databaseList', 'DB List', to)],
  }
}

function cloudEntry(
  title: MenuIcon,
  name: string,
  cloudId: Cloud,
  profiles: string,
  recommendations: string,
): MenuEntry {
  const leaf = leafBelow(name)
  return {
    title,
    icon: title,
    node: { name, parent: 'Cloud Advisors' },
    children: [
      leaf('profileConfigurations', 'Profile Configurations', profiles),
      { ...leaf('recommendations', 'Recommendations', recommendations), cloud: cloudId },
    ],
  }
}

/**
 * Entries in display order. The three contract pages and the license types share the node `Licenses Contract`, all
 * recommendations share `Cloud Advisors`. Azure profiles, the middleware and the contracts of PostgreSQL and MongoDB have
 * no node and are in the command palette only. The nodes `Hosts List`, `Engineered Systems`, `Scenarios`, and `Oracle` and
 * `AWS` below `Cloud Advisors` have no page.
 */
const entries: readonly MenuEntry[] = [
  leaf('dashboard', rootNode('Dashboard'), paths.dashboard),
  {
    title: 'hosts',
    icon: 'hosts',
    node: rootNode('Hosts'),
    children: [
      leaf('hostsList', rootNode('Hosts'), paths.hosts),
      leafBelow('Hosts')('capacityByOs', 'OS Capacity', paths.capacityByOs),
    ],
  },
  {
    title: 'databases',
    icon: 'databases',
    node: rootNode('Databases'),
    children: [
      leafBelow('Databases')('allTechnologies', 'All Technologies', paths.databases),
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
      technologyEntry('mysql', 'MySQL', paths.mysql),
      technologyEntry('microsoft', 'Microsoft', paths.microsoft),
      technologyEntry('postgresql', 'PostgreSQL', paths.postgresql),
      technologyEntry('mongodb', 'MongoDB', paths.mongodb),
    ],
  },
  leaf('hypervisors', rootNode('Hypervisors'), paths.hypervisors),
  {
    title: 'exadata',
    icon: 'exadata',
    node: rootNode('Exadata'),
    children: [
      leafBelow('Exadata')('exadataList', 'Exadata List', paths.exadata),
      leafBelow('Exadata')('exadataPatchAdvisors', 'Patch Advisor', paths.exadataPatchAdvisors),
    ],
  },
  leaf('alerts', rootNode('Alerts'), paths.alerts),
  {
    title: 'licenses',
    icon: 'licenses',
    node: rootNode('Licenses'),
    children: [
      {
        title: 'contracts',
        icon: 'contracts',
        node: { name: 'Licenses Contract', parent: 'Licenses' },
        children: [
          leafBelow('Licenses')('oracleContracts', 'Licenses Contract', paths.oracleContracts),
          leafBelow('Licenses')('mysqlContracts', 'Licenses Contract', paths.mysqlContracts),
          leafBelow('Licenses')('sqlServerContracts', 'Licenses Contract', paths.sqlServerContracts),
        ],
      },
      leafBelow('Licenses')('compliance', 'Licenses Compliance', paths.compliance),
      leafBelow('Licenses')('licensePlan', 'Licenses Compliance', paths.licensePlan()),
      leafBelow('Licenses')('licenseAudit', 'Licenses Compliance', paths.licenseAudit),
      leafBelow('Licenses')('usedLicenses', 'Licenses Used', paths.usedLicenses),
      leafBelow('Licenses')('licenseTypes', 'Licenses Contract', paths.licenseTypes),
    ],
  },
  {
    title: 'cloudAdvisors',
    icon: 'cloudAdvisors',
    node: rootNode('Cloud Advisors'),
    children: [
      leaf('allRecommendations', rootNode('Cloud Advisors'), paths.allRecommendations),
      cloudEntry('oracleCloud', 'OCI', 'oracle', paths.oracleProfiles, paths.oracleRecommendations),
      cloudEntry('aws', 'AWS', 'aws', paths.awsProfiles, paths.awsRecommendations),
      cloudEntry('google', 'GCP', 'google', paths.googleProfiles, paths.googleRecommendations),
    ],
  },
  leaf('repository', rootNode('Repository'), paths.repository),
  leaf('settings', rootNode('Settings'), paths.settings),
  leaf('troubleshooting', rootNode('Troubleshooting'), paths.troubleshooting),
]

/** Pages without a menu entry; the command palette finds them by name. */
const unlisted: readonly { to: string; node?: MenuNode }[] = [
  { to: paths.handover(), node: rootNode('Dashboard') },
  // No node: the page only shows that there is no data.
  { to: paths.middleware },
  { to: paths.postgresqlContracts, node: { name: 'Licenses Contract', parent: 'Licenses' } },
  { to: paths.mongodbContracts, node: { name: 'Licenses Contract', parent: 'Licenses' } },
  { to: paths.azureProfiles, node: rootNode('Cloud Advisors') },
]

/** Unlisted pages whose node is in the menu of the server. */
export function unlistedFor(nodes: readonly MenuNode[]): Page[] {
  return unlisted.flatMap(({ to, node }) =>
    node === undefined || hasNode(nodes, node) ? (pageOf(to) ?? []) : [],
  )
}

/** Entries that the server allows and that have a page; omits empty branches. */
export function menuFor(
  nodes: readonly MenuNode[],
  menuEntries: readonly MenuEntry[] = entries,
): MenuEntry[] {
  return menuEntries.flatMap((entry) => {
    if (!hasNode(nodes, entry.node)) return []
    if (entry.to !== undefined) return pageOf(entry.to) ? [entry] : []
    const children = menuFor(nodes, entry.children ?? [])
    return children.length === 0 ? [] : [{ ...entry, children }]
  })
}

function hasNode(nodes: readonly MenuNode[], node: MenuNode): boolean {
  return nodes.some(({ name, parent }) => name === node.name && parent === node.parent)
}

/** Paths of all pages in the menu of the user. */
export function menuPaths(nodes: readonly MenuNode[]): ReadonlySet<string> {
  const pathsOf = (list: readonly MenuEntry[]): string[] =>
    list.flatMap(({ to, children = [] }) => [...(to === undefined ? [] : [to]), ...pathsOf(children)])
  return new Set(pathsOf(menuFor(nodes)))
}

/** Menu of the server in the current language. */
export function useNavNodes(menu: ListState<MenuNode>): NavNode[] {
  const t = useText('pages')
  const shell = useText('shell')
  const nodes = valueOr(menu, noNodes)
  const entries = useMemo(() => menuFor(nodes), [nodes])
  const active = useActiveClouds(entries)
  return useMemo(() => {
    const asNode = ({ title, icon, to, cloud, children }: MenuEntry): NavNode => ({
      id: to ?? title,
      label: t(title),
      icon: menuIcons[icon],
      ...(to === undefined ? {} : { to }),
      ...(cloud !== undefined && active[cloud] === false ? { disabled: shell('menu.noProfile') } : {}),
      ...(children === undefined ? {} : { children: children.map(asNode) }),
    })
    return entries.map(asNode)
  }, [entries, active, t, shell])
}
const noNodes: readonly never[] = []

/** Requests the profiles after the data of the page, and only for clouds in the menu. */
function useActiveClouds(entries: readonly MenuEntry[]): Readonly<Record<Cloud, boolean | null>> {
  const hasFirstResponse = use(FirstResponseContext)
  const oracle = useHasActiveProfile('oracle', hasFirstResponse && hasCloud(entries, 'oracle'))
  const aws = useHasActiveProfile('aws', hasFirstResponse && hasCloud(entries, 'aws'))
  const google = useHasActiveProfile('google', hasFirstResponse && hasCloud(entries, 'google'))
  return useMemo(() => ({ oracle, aws, google }), [oracle, aws, google])
}

function hasCloud(entries: readonly MenuEntry[], cloudId: Cloud): boolean {
  return entries.some(({ cloud, children = [] }) => cloud === cloudId || hasCloud(children, cloudId))
}
