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
import { spreadsheetRequest, type ServerExport } from '../../../platform/export/serverExport.ts'
import { cloudClient } from '../../../platform/queries/cloudProfileQueries.ts'
import { concatLists } from '../../../platform/query/listStates.ts'
import { useList, type Refreshable } from '../../../platform/query/query.ts'

type Rows<Row> = ListState<Row> & Refreshable

/** These calls take no global filter. */
export function usePolicyAudit(): Rows<AuditRow> {
  const databases = useList<readonly AuditRow[], AuditRow>(
    {
      name: 'GET /hosts/technologies/oracle/databases/policies-audit',
      decoder: listPoliciesAudit,
      fetcher: ({ api }, signal) =>
        api.GET('/hosts/technologies/oracle/databases/policies-audit', { signal }),
    },
    (rows) => rows,
  )
  const pdbs = useList<readonly AuditRow[], AuditRow>(
    {
      name: 'GET /hosts/technologies/oracle/databases/pdbs/policies-audit',
      decoder: listPdbPoliciesAudit,
      fetcher: ({ api }, signal) =>
        api.GET('/hosts/technologies/oracle/databases/pdbs/policies-audit', { signal }),
    },
    (rows) => rows,
  )
  return useMemo(() => concatLists([databases, pdbs]), [databases, pdbs])
}

export function useMigrability(): Rows<MigrabilityRow> {
  const databases = useList<readonly MigrabilityRow[], MigrabilityRow>(
    {
      name: 'GET /hosts/technologies/oracle/databases/psql-migrabilities',
      decoder: listMigrabilities,
      fetcher: ({ api }, signal) =>
        api.GET('/hosts/technologies/oracle/databases/psql-migrabilities', { signal }),
    },
    (rows) => rows,
  )
  const pdbs = useList<readonly MigrabilityRow[], MigrabilityRow>(
    {
      name: 'GET /hosts/technologies/oracle/databases/pdbs/psql-migrabilities',
      decoder: listPdbMigrabilities,
      fetcher: ({ api }, signal) =>
        api.GET('/hosts/technologies/oracle/databases/pdbs/psql-migrabilities', { signal }),
    },
    (rows) => rows,
  )
  return useMemo(() => concatLists([databases, pdbs]), [databases, pdbs])
}

export function useRdsInstances(): Rows<AwsDbInstance> {
  return useList(
    {
      name: 'GET /aws/rds',
      decoder: listAwsRds,
      fetcher: (clients, signal) => cloudClient(clients).GET('/aws/rds', { signal }),
    },
    ({ awsDbInstances }) => awsDbInstances,
  )
}

export const auditExports = {
  policies: [
    {
      id: 'xlsx',
      file: 'oraclePolicyAudit',
      name: 'GET /hosts/technologies/oracle/databases/policies-audit',
      fetcher: ({ api }, _filters, signal) =>
        api.GET('/hosts/technologies/oracle/databases/policies-audit', { ...spreadsheetRequest, signal }),
    },
  ],
  migrability: [
    {
      id: 'xlsx',
      file: 'oraclePsqlMigrability',
      name: 'GET /hosts/technologies/oracle/databases/psql-migrabilities',
      fetcher: ({ api }, _filters, signal) =>
        api.GET('/hosts/technologies/oracle/databases/psql-migrabilities', { ...spreadsheetRequest, signal }),
    },
  ],
} as const satisfies Record<string, readonly ServerExport[]>
