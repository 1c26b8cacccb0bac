import type { AuditExport, ServerExport } from '../../platform/export/serverExport.ts'
import { request } from '../../platform/query/get.ts'

export const hostExports: readonly (ServerExport | AuditExport)[] = [
  {
    id: 'xlsx',
    file: 'hosts-data',
    request: (filters) => request('/hosts', { query: { mode: 'summary', ...filters } }),
  },
  auditExport('oracle', 'oracleAudit', 'hosts-lms-data'),
  auditExport('mysql', 'mysqlAudit', 'hosts-lms-mysql-data'),
]

function auditExport(vendor: AuditExport['vendor'], id: AuditExport['id'], file: string): AuditExport {
  return { id, vendor, file, request: (query) => request('/hosts', { query }) }
}
