import type {
  AwsDbInstance,
  HostChanges,
  MigrabilityRow,
  PdbMigrabilityRow,
  PdbPoliciesAuditRow,
  PoliciesAuditRow,
} from '../../contract/index.ts'
import { awsDbInstances } from '../clouds/awsRecommendations.ts'
import { sampleWorld } from '../sampleWorld.ts'
import { semaphoreColorOf, migrabilityOf, policiesOf } from './oracleAudits.ts'
import { changesOf, documentsOf } from './oracleChanges.ts'
import type { Container } from './oracleContainers.ts'
import { oracleSnapshotsOf, type OracleSnapshot } from './oracleSnapshot.ts'

function snapshots(): OracleSnapshot[] {
  const world = sampleWorld()
  return world.hosts.reports(world.clock.now()).flatMap((report) => oracleSnapshotsOf(world, report))
}

const configured = ['ORA_SECURECONFIG', 'ORA_LOGON_FAILURES', 'ORA_ACCOUNT_MGMT']

function auditOf({ report, database }: OracleSnapshot, container: Container): PoliciesAuditRow {
  const policiesAudit = policiesOf(container)
  const matched = configured.filter((name) => policiesAudit.includes(name))
  const notmatched = configured.filter((name) => !policiesAudit.includes(name))
  return {
    hostname: report.row.hostname,
    dbName: database.name,
    flag: policiesAudit.length === 0 ? 'N/A' : notmatched.length === 0 ? 'green' : 'red',
    policiesAuditConfigured: configured,
    policiesAudit,
    matched,
    notmatched,
  }
}

export function makePolicyRows(count: number): PoliciesAuditRow[] {
  return snapshots()
    .map((snapshot) => auditOf(snapshot, snapshot.containers.root))
    .slice(0, count)
}

export function makePdbPolicyRows(count: number): PdbPoliciesAuditRow[] {
  return snapshots()
    .flatMap((snapshot) =>
      snapshot.containers.pdbs.map((pdb) => ({ ...auditOf(snapshot, pdb), pdbName: pdb.name })),
    )
    .slice(0, count)
}

function migrabilityIn({ report, database }: OracleSnapshot, container: Container): MigrabilityRow[] {
  const metrics = migrabilityOf(container)
  if (metrics.length === 0) return []
  return [
    {
      hostname: report.row.hostname,
      dbname: database.name,
      flag: semaphoreColorOf(metrics) ?? 'red',
      metrics,
    },
  ]
}

export function makeMigrabilityRows(count: number): MigrabilityRow[] {
  return snapshots()
    .flatMap((snapshot) => migrabilityIn(snapshot, snapshot.containers.root))
    .slice(0, count)
}

export function makePdbMigrabilityRows(count: number): PdbMigrabilityRow[] {
  return snapshots()
    .flatMap((snapshot) =>
      snapshot.containers.pdbs.flatMap((pdb) =>
        migrabilityIn(snapshot, pdb).map((row) => ({ ...row, pdbname: pdb.name })),
      ),
    )
    .slice(0, count)
}

/** Changes of Oracle host `row` (from 1). */
export function makeHostChanges(row: number): HostChanges {
  const world = sampleWorld()
  const hosts = world.hosts
    .reports(world.clock.now())
    .filter((report) => oracleSnapshotsOf(world, report).length > 0)
  const report = hosts[(row - 1) % hosts.length]
  if (!report) throw new RangeError(`${row} is not a row`)
  const documents = documentsOf(world, report)
  return {
    hostname: report.row.hostname,
    oracleChangesDBs: oracleSnapshotsOf(world, report).map((snapshot) => ({
      databasename: snapshot.database.name,
      oracleChanges: changesOf(snapshot, documents),
    })),
  }
}

export function makeRdsInstances(): AwsDbInstance[] {
  return awsDbInstances(sampleWorld())
}
