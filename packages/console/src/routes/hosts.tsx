import type { HostSummary } from '@inventory-console/api-mocks/contract'
import { paths } from '@inventory-console/ui/paths'
import { HostsScreen } from '@inventory-console/ui/screens/hosts/HostsScreen'
import { useHosts } from '../api/hosts.ts'
import { pageOf } from '../app/manifest.ts'
import { listRoute, type ListScreenProps } from './listRoute.tsx'

/** A host is a link as soon as the page it would lead to exists. */
const hostTo = pageOf(paths.host('x')) ? paths.host : null

export const HostsRoute = listRoute(
  (props: ListScreenProps<HostSummary>) => <HostsScreen {...props} hostTo={hostTo} />,
  useHosts,
)
