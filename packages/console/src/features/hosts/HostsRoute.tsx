import type { HostSummary } from '@inventory-console/api-mocks/contract'
import { HostsScreen } from '@inventory-console/ui/screens/hosts/HostsScreen'
import { lazyComparison } from '../../platform/comparison/lazyComparison.ts'
import { listRoute, type ListScreenProps } from '../../platform/list-route/listRoute.tsx'
import { useHosts } from '../../platform/queries/inventoryQueries.ts'
import { useTechnologies } from '../../platform/queries/lookupQueries.ts'
import { hostExports } from './exports.ts'

function Hosts(props: ListScreenProps<HostSummary>) {
  const technologies = useTechnologies()
  return (
    <HostsScreen
      {...props}
      {...(technologies.status === 'ready' ? { technologies: technologies.value } : {})}
    />
  )
}

export const HostsRoute = listRoute({
  Screen: Hosts,
  useRows: useHosts,
  exports: hostExports,
  comparison: lazyComparison(({ hosts }) => hosts),
})
