import { HostForbidden } from '@inventory-console/ui/screens/HostForbidden'
import { useLocations, useMe } from '../queries/lookups.ts'
import { useSession } from '../services.ts'

/**
 * Explains the 403 of a host. For users who are not administrators the server lists the locations of their roles.
 * Without any, its lists have no location filter, but every host returns 403. Directory users never have any.
 */
function ForbiddenHost() {
  const me = useMe()
  const locations = useLocations()
  const session = useSession()
  if (me.status === 'loading' || locations.status === 'loading') return <span data-loading />
  const isKnown = me.status === 'ready' && !me.value.groups.includes('admin') && locations.status === 'ready'
  if (!isKnown) return <HostForbidden reason={null} />
  if (locations.value.length > 0) return <HostForbidden reason="otherLocation" />
  const isDirectoryUser = session.status === 'in' && session.provider === 'ldap'
  return <HostForbidden reason={isDirectoryUser ? 'directory' : 'noLocation'} />
}

export const forbiddenHost = <ForbiddenHost />
