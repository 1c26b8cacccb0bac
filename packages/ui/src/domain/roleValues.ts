export interface RoleValues {
  name: string
  description: string
  permission: 'read' | 'write' | 'admin' | null
  /** `some` means those in `locations`. */
  scope: 'all' | 'some'
  locations: readonly string[]
}

/** The server accepts any capitalization. */
export const isAll = (location: string) => location.trim().toLowerCase() === 'all'

/** `All` excludes other locations, and administrators always have it. */
export function locationsOf({ permission, scope, locations }: RoleValues): readonly string[] {
  return permission === 'admin' || scope === 'all' ? ['All'] : locations
}
