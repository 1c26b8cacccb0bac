import type { HostSummary } from '@inventory-console/api-mocks/contract'
import type { ListPageProps } from '@inventory-console/ui/screens/defineList'
import { hosts, HostsScreen } from '@inventory-console/ui/screens/hosts/HostsScreen'
import type { AuditExport, ServerExport } from '../../platform/export/serverExport.ts'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import { useHosts } from '../../platform/queries/hosts.ts'
import { useTechnologies } from '../../platform/queries/lookups.ts'
import { request } from '../../platform/query/query.ts'

function Hosts(props: ListPageProps<HostSummary>) {
  const technologies = useTechnologies()
  return (
    <HostsScreen
      {...props}
      {...(technologies.status === 'ready' ? { technologies: technologies.value } : {})}
    />
  )
}

const hostExports: readonly (ServerExport | AuditExport)[] = [
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

export const HostsRoute = listRoute({
  ...hosts,
  Screen: Hosts,
  useRows: useHosts,
  exports: hostExports,
})
