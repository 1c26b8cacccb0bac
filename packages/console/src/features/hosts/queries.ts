import {
  asAudit,
  asSpreadsheet,
  type AuditExport,
  type ServiceExport,
} from '../../platform/export/serverExport.ts'

export const hostExports: readonly (ServiceExport | AuditExport)[] = [
  {
    id: 'xlsx',
    file: 'hosts-data',
    name: 'GET /hosts',
    fetcher: ({ api }, filters, signal) =>
      api.GET('/hosts', { params: { query: { mode: 'summary', ...filters } }, ...asSpreadsheet, signal }),
  },
  audit('oracle', 'oracleAudit', 'hosts-lms-data'),
  audit('mysql', 'mysqlAudit', 'hosts-lms-mysql-data'),
]

function audit(vendor: AuditExport['vendor'], id: AuditExport['id'], file: string): AuditExport {
  return {
    id,
    vendor,
    file,
    name: 'GET /hosts',
    fetcher: ({ api }, asked, signal) =>
      api.GET('/hosts', { params: { query: asked }, ...asAudit(vendor), signal }),
  }
}
