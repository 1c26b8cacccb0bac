export interface RoleValues {
  name: string
  description: string
  permission: 'read' | 'write' | 'admin' | null
  /** All of them, or those named in `locations`. */
  scope: 'all' | 'some'
  locations: readonly string[]
}

/** In any spelling: the services mean every location by it. */
export const isAll = (location: string) => location.trim().toLowerCase() === 'all'

/** As the services want it: All stands alone, and an administrator is one everywhere. */
export function locationsOf({ permission, scope, locations }: RoleValues): readonly string[] {
  return permission === 'admin' || scope === 'all' ? ['All'] : locations
}
