import { HostForbidden } from '@inventory-console/ui/screens/HostForbidden'
import { useLocations, useMe } from '../queries/lookupQueries.ts'

/**
 * Explains the 403 of a host. For users who are not administrators the server lists the locations of their roles.
 * Without any, its lists have no location filter, but every host returns 403.
 */
export function ForbiddenHost() {
  const me = useMe()
  const locations = useLocations(true)
  if (me.status === 'loading' || locations.status === 'loading') return <span data-arriving />
  const isKnown = me.status === 'ready' && !me.value.groups.includes('admin') && locations.status === 'ready'
  return (
    <HostForbidden reason={!isKnown ? null : locations.rows.length === 0 ? 'noLocation' : 'otherLocation'} />
  )
}
