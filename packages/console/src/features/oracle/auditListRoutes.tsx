import {
  listMigrabilities,
  listPdbMigrabilities,
  listPdbPoliciesAudit,
  listPoliciesAudit,
} from '@inventory-console/api-mocks/decoders/api/oracle-audits'
import { listAwsRds } from '@inventory-console/api-mocks/decoders/cloud/recommendations'
import { rdsInstances } from '@inventory-console/ui/screens/databases/AwsRdsScreen'
import { migrabilities, type MigrabilityRow } from '@inventory-console/ui/screens/databases/MigrabilityScreen'
import { policyAudits, type AuditRow } from '@inventory-console/ui/screens/databases/PolicyAuditScreen'
import { useMemo } from 'react'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import { concatLists } from '../../platform/query/listStates.ts'
import { get, getCloud, type Query, request, useList } from '../../platform/query/query.ts'

const page = { errorScope: 'page' } as const
const databases = '/hosts/technologies/oracle/databases'

/** Lists of databases and their PDBs, of two requests that take no global filter. */
export const auditListRoutes = {
  policyAudits: listRoute({
    ...policyAudits,
    useRows: () =>
      useBoth<AuditRow>(
        get(listPoliciesAudit, `${databases}/policies-audit`),
        get(listPdbPoliciesAudit, `${databases}/pdbs/policies-audit`),
      ),
    exports: [
      { id: 'xlsx', file: 'oraclePolicyAudit', request: () => request(`${databases}/policies-audit`) },
    ],
  }),
  migrabilities: listRoute({
    ...migrabilities,
    useRows: () =>
      useBoth<MigrabilityRow>(
        get(listMigrabilities, `${databases}/psql-migrabilities`),
        get(listPdbMigrabilities, `${databases}/pdbs/psql-migrabilities`),
      ),
    exports: [
      {
        id: 'xlsx',
        file: 'oraclePsqlMigrability',
        request: () => request(`${databases}/psql-migrabilities`),
      },
    ],
  }),
  // The server-side export of RDS is broken, so the list exports on the client.
  rdsInstances: listRoute({
    ...rdsInstances,
    useRows: () => useList(getCloud(listAwsRds, '/aws/rds'), ({ awsDbInstances }) => awsDbInstances, page),
  }),
}

function useBoth<Row>(databaseQuery: Query<readonly Row[]>, pdbQuery: Query<readonly Row[]>) {
  const ofDatabases = useList(databaseQuery, (rows) => rows, page)
  const ofPdbs = useList(pdbQuery, (rows) => rows, page)
  return useMemo(() => concatLists([ofDatabases, ofPdbs]), [ofDatabases, ofPdbs])
}
