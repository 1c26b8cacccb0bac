import type {
  DiskGroupRow,
  GrantDbaRow,
  HostDetail,
  HostSummary,
  MigrabilityRow,
  OptionRow,
  BackupRow,
  OracleDatabase,
  OracleDatabaseRow,
  PatchAdvisorRow,
  PatchRow,
  PdbMigrabilityRow,
  PdbPoliciesAuditRow,
  PdbRow,
  PoliciesAuditRow,
  SegmentAdvisorRow,
  ServiceRow,
  TablespaceRow,
} from '../../contract/wire.ts'
import { createWorld } from '../../world/createWorld.ts'
import { cachedReaderOf } from '../scopes.ts'
import { each, fillLevels, statesOf } from '../stateTable.ts'

const read = cachedReaderOf(createWorld())
const oracle = '/api/hosts/technologies/oracle/databases'
const EPOCH = '1970-01-01T00:00:00Z'
const isEpoch = (date: string) => Date.parse(date) === 0

async function details() {
  const { hosts } = await read<{ hosts: HostSummary[] }>('/api/hosts?mode=summary')
  const some = hosts.filter(({ technology }) => technology === 'Oracle/Database').slice(0, 120)
  return Promise.all(some.map(({ hostname }) => read<HostDetail>(`/api/hosts/${hostname}`)))
}

const databasesOf = ({ features }: HostDetail) => features.oracle?.database?.databases ?? []
statesOf<OracleDatabase>('Oracle databases in detail', async () => (await details()).flatMap(databasesOf), {
  'automatic memory management': (row) => row.memoryTarget > 0 && row.sgaTarget === 0,
  'advice on the total memory': (row) => row.oracleDatabaseMemoryAdvisor?.memorySizeLowerGb !== undefined,
  'advice on SGA and PGA': (row) => row.oracleDatabaseMemoryAdvisor?.sgaSizeLowerGb !== undefined,
  'no advice': (row) => row.oracleDatabaseMemoryAdvisor === undefined,
  'grows over the year': ({ changes }) =>
    (changes?.at(-1)?.segmentsSize ?? 0) > 1.05 * (changes?.[0]?.segmentsSize ?? 0),
  'shrinks over the year': ({ changes }) =>
    (changes?.at(-1)?.segmentsSize ?? 0) < (changes?.[0]?.segmentsSize ?? 0),
  'without growth': ({ changes }) => (changes?.length ?? 0) < 8,
  ...Object.fromEntries(
    (
      [
        'patches',
        'tablespaces',
        'schemas',
        'addms',
        'segmentAdvisors',
        'psus',
        'backups',
        'pdbs',
        'services',
        'grantDba',
        'cpuDiskConsumptions',
        'diskGroups',
        'featureUsageStats',
        'licenses',
      ] as const
    ).map((list) => [`${list} empty`, (row: OracleDatabase) => row[list]?.length === 0]),
  ),
})

statesOf<OracleDatabaseRow>('Oracle databases', () => read(oracle), {
  ...each<OracleDatabaseRow, string>('status', ({ status }) => status, [
    'OPEN',
    'READ WRITE',
    'READ ONLY',
    'MOUNTED',
    'READ ONLY WITH APPLY',
  ]),
  ...each<OracleDatabaseRow, string>('role', ({ role }) => role, [
    'PRIMARY',
    'LOGICAL STANDBY',
    'PHYSICAL STANDBY',
    'SNAPSHOT STANDBY',
  ]),
  ...each<OracleDatabaseRow, string>('edition', ({ version }) => version.replace(/^\S+ /, ''), [
    'Enterprise Edition',
    'Standard Edition 2',
    'Express Edition',
  ]),
  archivelog: ({ archivelog }) => archivelog,
  dataguard: ({ dataguard }) => dataguard,
  'more PDBs than a cell shows': ({ pdbs }) => (pdbs?.length ?? 0) > 5,
  'a cluster database': ({ rac, ha, clusterwareVersion }) => rac && ha && clusterwareVersion !== undefined,
  'Express Edition without licenses': ({ version, licenses }) =>
    version.endsWith('Express Edition') && licenses?.length === 0,
  'without audit policies': ({ policiesAudit }) => policiesAudit === undefined,
  'with an ignored license': ({ licenses }) => (licenses ?? []).some(({ ignored }) => ignored),
  'licensed per user': ({ licenses }) =>
    (licenses ?? []).some(({ licenseTypeID, count }) => licenseTypeID === 'A90603' && count > 0),
  'an id above 2^31': ({ dbID }) => dbID > 2 ** 31,
  'mounted without measurements': ({ status, work, services }) =>
    status === 'MOUNTED' && work === null && services?.length === 0,
  'open without measurements': ({ status, work, segmentsSize }) =>
    status !== 'MOUNTED' && work === null && segmentsSize === 0,
  'more work than threads': ({ work, cpuCount }) => (work ?? 0) > cpuCount / 2,
})

statesOf<TablespaceRow>('tablespaces', () => read(`${oracle}/tablespaces`), {
  ...each<TablespaceRow, string>('status', ({ status }) => status, ['ONLINE', 'READ ONLY', 'OFFLINE']),
  ...fillLevels(({ usedPerc }) => usedPerc),
})
statesOf<DiskGroupRow>(
  'disk groups',
  () => read(`${oracle}/diskgroups`),
  fillLevels(({ percentageUsedSpace }) => percentageUsedSpace),
)

statesOf<PdbRow>('PDBs', () => read(`${oracle}/pdbs`), {
  ...each<PdbRow, string>('color', ({ color }) => color, ['green', 'yellow', 'red', '']),
  ...each<PdbRow, string>('status', ({ pdb }) => pdb.status, ['READ WRITE', 'READ ONLY', 'MOUNTED']),
  'without a target of its own': ({ pdb }) => pdb.sgaTarget === 0,
})
statesOf<MigrabilityRow>('migrability', () => read(`${oracle}/psql-migrabilities`), {
  ...each<MigrabilityRow, string>('flag', ({ flag }) => flag, ['green', 'yellow', 'red']),
  'without the number of code lines': ({ metrics }) =>
    metrics.every(({ metric }) => metric !== 'PLSQL LINES'),
  'several schemas': ({ metrics }) => new Set(metrics.flatMap(({ schema }) => schema ?? [])).size > 1,
})
statesOf<PdbMigrabilityRow>(
  'migrability of PDBs',
  () => read(`${oracle}/pdbs/psql-migrabilities`),
  each('flag', ({ flag }) => flag, ['green', 'yellow', 'red']),
)
statesOf<PoliciesAuditRow>(
  'audit policies',
  () => read(`${oracle}/policies-audit`),
  each('flag', ({ flag }) => flag, ['green', 'red', 'N/A']),
)
statesOf<PdbPoliciesAuditRow>(
  'audit policies of PDBs',
  () => read(`${oracle}/pdbs/policies-audit`),
  each('flag', ({ flag }) => flag, ['green', 'red', 'N/A']),
)

statesOf<PatchAdvisorRow>(
  'patch advisors',
  async () => (await read<{ content: PatchAdvisorRow[] }>(`${oracle}/patch-advisors`)).content,
  {
    ...each<PatchAdvisorRow, string>('status', ({ status }) => status, ['OK', 'KO']),
    'within four months': (row) => row.fourMonths,
    'within six months': (row) => row.sixMonths && !row.fourMonths,
    'within twelve months': (row) => row.twelveMonths && !row.sixMonths,
    'more than twelve months': (row) => !row.twelveMonths && !isEpoch(row.date),
    never: (row) => isEpoch(row.date) && row.description === '',
  },
)
statesOf<OptionRow>('options', () => read(`${oracle}/option-list`), {
  'in use': ({ oracleDatabaseFeatureUsageStat: stat }) => stat.currentlyUsed,
  'used before': ({ oracleDatabaseFeatureUsageStat: stat }) => !stat.currentlyUsed && stat.detectedUsages > 0,
  'never used': ({ oracleDatabaseFeatureUsageStat: stat }) =>
    stat.detectedUsages === 0 && stat.firstUsageDate === EPOCH,
  'with extra information': ({ oracleDatabaseFeatureUsageStat: stat }) => stat.extraFeatureInfo !== '',
})
statesOf<PatchRow>(
  'patches',
  () => read(`${oracle}/patch-list`),
  each('action', ({ oracleDatabasePatch }) => oracleDatabasePatch.action, ['APPLY', 'ROLLBACK']),
)
statesOf<BackupRow>('backups', () => read(`${oracle}/backup-list`), {
  ...each<BackupRow, string>('type', ({ oracleDatabaseBackup }) => oracleDatabaseBackup.backupType, [
    'Archivelog',
    'Full',
    'Level0',
    'Level1',
  ]),
  'without weekdays': ({ oracleDatabaseBackup }) => oracleDatabaseBackup.weekDays?.length === 0,
  'every day': ({ oracleDatabaseBackup }) => oracleDatabaseBackup.weekDays?.length === 7,
})
statesOf<ServiceRow>('services', () => read(`${oracle}/service-list`), {
  ...each<ServiceRow, boolean | null>(
    'enabled',
    ({ oracleDatabaseService }) => oracleDatabaseService.enabled,
    [true, false, null],
  ),
  'of a PDB': ({ oracleDatabaseService }) => !['', 'CDB$ROOT'].includes(oracleDatabaseService.containerName),
  'with failover': ({ oracleDatabaseService }) => oracleDatabaseService.failoverMethod === 'BASIC',
})
statesOf<GrantDbaRow>('DBA role', () => read('/api/hosts/technologies/all/databases/grant-dba'), {
  'with admin option': ({ oracleGrantDba }) => oracleGrantDba.adminOption === 'YES',
  'not a default role': ({ oracleGrantDba }) => oracleGrantDba.defaultRole === 'NO',
})
statesOf<SegmentAdvisorRow>(
  'segment advisors',
  async () =>
    (await read<{ segmentAdvisors: SegmentAdvisorRow[] }>(`${oracle}/segment-advisors`)).segmentAdvisors,
  {
    'of a partition': ({ partitionName }) => partitionName !== '',
    'of a PDB': ({ pdbName }) => pdbName !== undefined,
  },
)
