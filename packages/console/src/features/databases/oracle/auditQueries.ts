import type { AwsDbInstance } from '@inventory-console/api-mocks/contract'
import {
  listMigrabilities,
  listPdbMigrabilities,
  listPdbPoliciesAudit,
  listPoliciesAudit,
} from '@inventory-console/api-mocks/decoders/api/oracle-audits'
import { listAwsRds } from '@inventory-console/api-mocks/decoders/cloud/recommendations'
import type { ListState } from '@inventory-console/ui/lib/state'
import type { MigrabilityRow } from '@inventory-console/ui/screens/databases/MigrabilityScreen'
import type { AuditRow } from '@inventory-console/ui/screens/databases/PolicyAuditScreen'
import { useMemo } from 'react'
import type { ServerExport } from '../../../platform/export/serverExport.ts'
import { get, getCloud, request } from '../../../platform/query/get.ts'
import { concatLists } from '../../../platform/query/listStates.ts'
import { useList, type Refreshable } from '../../../platform/query/query.ts'

type Rows<Row> = ListState<Row> & Refreshable

const page = { errorScope: 'page' } as const

/** These calls take no global filter. */
export function usePolicyAudit(): Rows<AuditRow> {
  const databases = useList<readonly AuditRow[], AuditRow>(
    get(listPoliciesAudit, '/hosts/technologies/oracle/databases/policies-audit'),
    (rows) => rows,
    page,
  )
  const pdbs = useList<readonly AuditRow[], AuditRow>(
    get(listPdbPoliciesAudit, '/hosts/technologies/oracle/databases/pdbs/policies-audit'),
    (rows) => rows,
    page,
  )
  return useMemo(() => concatLists([databases, pdbs]), [databases, pdbs])
}

export function useMigrability(): Rows<MigrabilityRow> {
  const databases = useList<readonly MigrabilityRow[], MigrabilityRow>(
    get(listMigrabilities, '/hosts/technologies/oracle/databases/psql-migrabilities'),
    (rows) => rows,
    page,
  )
  const pdbs = useList<readonly MigrabilityRow[], MigrabilityRow>(
    get(listPdbMigrabilities, '/hosts/technologies/oracle/databases/pdbs/psql-migrabilities'),
    (rows) => rows,
    page,
  )
  return useMemo(() => concatLists([databases, pdbs]), [databases, pdbs])
}

export function useRdsInstances(): Rows<AwsDbInstance> {
  return useList(getCloud(listAwsRds, '/aws/rds'), ({ awsDbInstances }) => awsDbInstances, page)
}

export const auditExports = {
  policies: [
    {
      id: 'xlsx',
      file: 'oraclePolicyAudit',
      request: () => request('/hosts/technologies/oracle/databases/policies-audit'),
    },
  ],
  migrability: [
    {
      id: 'xlsx',
      file: 'oraclePsqlMigrability',
      request: () => request('/hosts/technologies/oracle/databases/psql-migrabilities'),
    },
  ],
} as const satisfies Record<string, readonly ServerExport[]>
