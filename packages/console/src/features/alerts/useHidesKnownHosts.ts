import { useIsAdmin, useLocations } from '../../platform/queries/lookups.ts'

/** True if a role has all locations and the user is no administrator: the server then hides alerts of known hosts. */
export function useHidesKnownHosts(): boolean {
  const isAdmin = useIsAdmin()
  const locations = useLocations()
  return (
    !isAdmin && locations.status === 'ready' && locations.value.some((name) => name.toLowerCase() === 'all')
  )
}
