import type { HostSummary } from '@inventory-console/api-mocks/contract'
import { type LazyModule, lazyModule, useLazy } from '@inventory-console/ui/lib/lazy'
import type { ListPageProps } from '@inventory-console/ui/screens/defineList'
import { HostPeekSkeleton } from '@inventory-console/ui/screens/hosts/details/HostPeekSkeleton'
import { hostPeek, hosts, HostsScreen } from '@inventory-console/ui/screens/hosts/HostsScreen'
import { type ComponentType, createElement, useMemo } from 'react'
import type { AuditExport, ServerExport } from '../../platform/export/serverExport.ts'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import { fetchHosts, useHosts } from '../../platform/queries/hosts.ts'
import { useTechnologies } from '../../platform/queries/lookups.ts'
import { request } from '../../platform/query/query.ts'
import { useServices } from '../../platform/services.ts'

function Hosts(props: ListPageProps<HostSummary>) {
  const technologies = useTechnologies()
  const { catalogue } = useServices()
  const peek = useMemo(() => {
    const details = lazyModule(async () => {
      const [{ HostPeekOf }] = await Promise.all([import('./HostPeekOf.tsx'), catalogue.load('hostDetails')])
      return HostPeekOf
    })
    return {
      ...hostPeek,
      facts: otherFacts,
      render: (row: HostSummary) => <PeekedHost details={details} row={row} />,
    }
  }, [catalogue])
  return (
    <HostsScreen
      {...props}
      peek={peek}
      {...(technologies.status === 'ready' ? { technologies: technologies.value } : {})}
    />
  )
}

/** The details list the databases with their states. */
const otherFacts = hostPeek.facts.filter((id) => id !== 'databases')

interface PeekedHostProps {
  details: LazyModule<ComponentType<{ row: HostSummary }>>
  row: HostSummary
}

function PeekedHost({ details, row }: PeekedHostProps) {
  const Details = useLazy(details)
  return Details ? createElement(Details, { row }) : <HostPeekSkeleton />
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
  fetchRows: fetchHosts,
  exports: hostExports,
})
