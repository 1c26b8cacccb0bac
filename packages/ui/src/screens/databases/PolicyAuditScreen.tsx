import type { PdbPoliciesAuditRow, PoliciesAuditRow } from '@inventory-console/api-mocks/contract'
import { databaseTo, hostColumn, ownPdbTo, pdbTo } from '../../columns/databaseColumns.ts'
import type { Column } from '../../data-table/columns/column.ts'
import { defineList } from '../defineList.tsx'
import { flagCounts } from './overview/flagCounts.ts'

/** A database or one of its PDBs. */
export type AuditRow = PoliciesAuditRow & Partial<Pick<PdbPoliciesAuditRow, 'pdbName'>>

const to = ({ hostname, dbName, pdbName }: AuditRow) => pdbTo(hostname, dbName, pdbName)

const list = { kind: 'list', width: 480, filter: 'text' } as const

export const policyColumns: readonly Column<AuditRow>[] = [
  hostColumn<AuditRow>(),
  {
    id: 'dbName',
    header: 'dbname',
    kind: 'link',
    width: 136,
    to: ({ hostname, dbName }) => databaseTo(hostname, dbName),
    filter: 'text',
  },
  {
    id: 'pdbName',
    kind: 'link',
    width: 136,
    value: ({ pdbName }) => pdbName,
    to: ({ hostname, dbName, pdbName }) => ownPdbTo(hostname, dbName, pdbName),
    filter: 'text',
  },
  { id: 'flag', header: 'status', kind: 'semaphore', filter: 'oneOf', sorted: 'descending' },
  { id: 'notmatched', ...list, value: ({ notmatched }) => notmatched },
  { id: 'matched', ...list, value: ({ matched }) => matched },
  { id: 'policiesAudit', ...list, hidden: true, value: ({ policiesAudit }) => policiesAudit },
  { id: 'policiesAuditConfigured', ...list, hidden: true, value: (row) => row.policiesAuditConfigured },
]

/** Audit policies of databases and PDBs compared with the policies in the settings. */
export const policyAudits = defineList<AuditRow>({
  area: 'oracleAudits.policies',
  columns: policyColumns,
  identity: ({ hostname, dbName, pdbName }) => [hostname, dbName, pdbName],
  rowTo: to,
  counts: flagCounts('green', 'red', 'N/A'),
})
