import {
  auditRequest,
  spreadsheetRequest,
  type AuditExport,
  type ServerExport,
} from '../../platform/export/serverExport.ts'
import { requestHosts } from '../../platform/queries/pageRequests.ts'

export const hostExports: readonly (ServerExport | AuditExport)[] = [
  {
    id: 'xlsx',
    file: 'hosts-data',
    name: 'GET /hosts',
    fetcher: ({ api }, filters, signal) => requestHosts(api, filters, { ...spreadsheetRequest, signal }),
  },
  auditExport('oracle', 'oracleAudit', 'hosts-lms-data'),
  auditExport('mysql', 'mysqlAudit', 'hosts-lms-mysql-data'),
]

function auditExport(vendor: AuditExport['vendor'], id: AuditExport['id'], file: string): AuditExport {
  return {
    id,
    vendor,
    file,
    name: 'GET /hosts',
    fetcher: ({ api }, auditQuery, signal) =>
      api.GET('/hosts', { params: { query: auditQuery }, ...auditRequest(vendor), signal }),
  }
}
