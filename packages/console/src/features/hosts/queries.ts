import type { HostSummary } from '@inventory-console/api-mocks/contract'
import { hostSummaries } from '@inventory-console/api-mocks/decoders/api/hosts'
import type { ListState } from '@inventory-console/ui/lib/state'
import {
  asAudit,
  asSpreadsheet,
  type AuditExport,
  type ServiceExport,
} from '../../platform/export/serverExport.ts'
import { useList, type Refreshable } from '../../platform/query/query.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'

export function useHosts(filters: FilterQuery): ListState<HostSummary> & Refreshable {
  return useList(
    {
      name: 'GET /hosts',
      decoder: hostSummaries,
      params: filters,
      fetcher: ({ api }, signal) =>
        api.GET('/hosts', { params: { query: { mode: 'summary', ...filters } }, signal }),
    },
    ({ hosts }) => hosts,
  )
}

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
