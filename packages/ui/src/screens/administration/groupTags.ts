import type { Group } from '@inventory-console/api-mocks/contract'
import type { ListState } from '../../lib/state.ts'

interface TaggedGroup {
  name: string
  tags: readonly string[]
}

/** The server resolves a user's groups by a tag with the group's name, so the tag follows the typed name. */
export function syncGroupTag({ name, tags }: TaggedGroup, newName: string): readonly string[] {
  const otherTags = tags.filter((tag) => tag !== name)
  return newName === '' || otherTags.includes(newName) ? otherTags : [newName, ...otherTags]
}

/**
 * The server gives a console user the rights of a group only if one of its tags is its own name. Empty while the
 * groups are unknown.
 */
export function groupsWithoutTag(groups: ListState<Group>, names: readonly string[]): readonly string[] {
  if (groups.status !== 'ready') return []
  return groups.value
    .filter(({ name, tags }) => names.includes(name) && !tags.includes(name))
    .map(({ name }) => name)
}
