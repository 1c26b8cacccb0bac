import { paths } from '@inventory-console/ui/paths'

/** The previous client had the Oracle pages at the top level, and bookmarks still point there. */
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

/** Old paths and their current paths. */
export const redirects: ReadonlyMap<string, string> = new Map([
  ...oracle.map((page) => [`/${page}`, `/oracle/${page}`] as const),
  // The old path of all contracts was a tab bar without content.
  [paths.contracts, paths.oracleContracts],
])
