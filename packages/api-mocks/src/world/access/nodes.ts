import type { MenuNode } from '../../contract/wire.ts'
import { OPERATOR_ROLE } from './groupsAndRoles.ts'

export interface StoredNode extends MenuNode {
  roles: string[] | null
}

const operated = [OPERATOR_ROLE]
const dashboard = ['read_dashboard', 'write_dashboard', ...operated]
const host = ['read_host', 'write_host', ...operated]
const databases = ['read_databases', 'write_databases', ...operated]
const hypervisor = ['read_hypervisor', 'write_hypervisor', ...operated]
const exadata = ['read_exadata', 'write_exadata']
const alert = ['read_alert', 'write_alert', ...operated]
const contract = ['read_license_contract', 'write_license_contract']
const compliance = ['read_license_compliance', 'write_license_compliance']
const used = ['read_license_used', 'write_license_used']
const cloud = ['read_cloud']

/** Menu of a new server: parent, roles besides admin, names. */
const seeded: readonly (readonly [parent: string, roles: readonly string[], names: readonly string[]])[] = [
  ['', dashboard, ['Dashboard']],
  ['', host, ['Hosts']],
  ['Hosts', host, ['Hosts List', 'OS Capacity']],
  ['', databases, ['Databases']],
  ['Databases', databases, ['All Technologies', 'Oracle', 'MySQL', 'Microsoft', 'PostgreSQL', 'MongoDB']],
  [
    'Oracle',
    databases,
    [
      'DB List',
      'AWS RDS',
      'ADDM',
      'Segment Advisor',
      'Patch Advisor',
      'DBA Role',
      'Patch',
      'Options',
      'Tablespaces',
      'Backups',
      'Services',
      'DB Growth',
      'Schemas',
      'Pluggable DBs',
      'CPU Time',
      'Partitionings',
      'Capacity',
      'Policy Audit',
      'PSQL Migrability',
      'Disk Groups',
    ],
  ],
  ['MySQL', databases, ['DB List']],
  ['Microsoft', databases, ['DB List']],
  ['PostgreSQL', databases, ['DB List']],
  ['MongoDB', databases, ['DB List']],
  ['', hypervisor, ['Hypervisors']],
  ['', exadata, ['Engineered Systems']],
  ['', [], ['Exadata']],
  ['Exadata', [], ['Exadata List', 'Patch Advisor']],
  ['', alert, ['Alerts']],
  ['', [...used, ...contract, ...compliance], ['Licenses']],
  ['Licenses', contract, ['Licenses Contract']],
  ['Licenses', compliance, ['Licenses Compliance']],
  ['Licenses', used, ['Licenses Used']],
  ['', cloud, ['Cloud Advisors']],
  ['Cloud Advisors', cloud, ['Oracle', 'AWS']],
  ['Oracle', cloud, ['Profile Configuration', 'Recommendations']],
  ['AWS', cloud, ['Profile Configuration', 'Recommendations']],
  ['', cloud, ['Repository']],
  ['', [], ['Settings', 'Troubleshooting', 'Scenarios']],
  ['Scenarios', [], ['Create scenario', 'List scenarios']],
]

export function makeNodes(): StoredNode[] {
  return seeded.flatMap(([parent, roles, names]) =>
    names.map((name) => ({ name, parent, roles: ['admin', ...roles] })),
  )
}

/** Nodes added for every user, switched by the configuration. */
export function cloudNodes(switches: { OCI: boolean; AWS: boolean; GCP: boolean }): MenuNode[] {
  const clouds = (['OCI', 'AWS', 'GCP'] as const).filter((cloud) => switches[cloud])
  if (clouds.length === 0) return []
  return [
    { name: 'Cloud Advisors', parent: '' },
    ...clouds.flatMap((cloud) => [
      { name: cloud, parent: 'Cloud Advisors' },
      { name: 'Profile Configurations', parent: cloud },
      { name: 'Recommendations', parent: cloud },
    ]),
  ]
}
