import type { HostSummary } from '@inventory-console/api-mocks/contract'
import { paths } from '@inventory-console/ui/paths'
import { HostsScreen } from '@inventory-console/ui/screens/hosts/HostsScreen'
import { hostExports, useHosts } from '../api/hosts.ts'
import { useTechnologies } from '../api/shell.ts'
import { pageOf } from '../app/manifest.ts'
import { listRoute, type ListScreenProps } from './listRoute.tsx'

/** A host is a link as soon as the page it would lead to exists. */
const hostTo = pageOf(paths.host('x')) ? paths.host : null

function Hosts(props: ListScreenProps<HostSummary>) {
  const technologies = useTechnologies(true)
  return (
    <HostsScreen
      {...props}
      hostTo={hostTo}
      {...(technologies.status === 'ready' ? { technologies: technologies.rows } : {})}
    />
  )
}

export const HostsRoute = listRoute(Hosts, useHosts, hostExports)
