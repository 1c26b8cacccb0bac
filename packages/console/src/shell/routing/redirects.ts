import { paths } from '@inventory-console/ui/paths'

/** Sub-pages of Oracle stood at the top level in the client that people come from; their bookmarks still do. */
const oracle = [
  'addm',
  'awsrds',
  'backups',
  'capacity',
  'cpu-time',
  'dba-role',
  'dbgrowth',
  'diskgroups',
  'options',
  'partitioning',
  'patch',
  'patch-advisor',
  'pdbs',
  'policy-audit',
  'psql-migrability',
  'schemas',
  'segment-advisor',
  'services',
  'tablespaces',
]

/** Old addresses and where each stands now. */
export const redirects: ReadonlyMap<string, string> = new Map([
  ...oracle.map((page) => [`/${page}`, `/oracle/${page}`] as const),
  // The address of all contracts was a bar of tabs with nothing below.
  [paths.contracts, paths.oracleContracts],
])
