import type { HostSummary } from '@inventory-console/api-mocks/contract'
import type { ListPageProps } from '@inventory-console/ui/screens/defineList'
import { hosts, HostsScreen } from '@inventory-console/ui/screens/hosts/HostsScreen'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import { useHosts } from '../../platform/queries/hosts.ts'
import { useTechnologies } from '../../platform/queries/lookups.ts'
import { hostExports } from './exports.ts'

function Hosts(props: ListPageProps<HostSummary>) {
  const technologies = useTechnologies()
  return (
    <HostsScreen
      {...props}
      {...(technologies.status === 'ready' ? { technologies: technologies.value } : {})}
    />
  )
}

export const HostsRoute = listRoute({
  ...hosts,
  Screen: Hosts,
  useRows: useHosts,
  exports: hostExports,
})
