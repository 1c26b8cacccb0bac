import type { Group } from '@inventory-console/api-mocks/contract'
import { Banner } from '../../components/banner/Banner.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { ListState } from '../../lib/state.ts'

/** Warning about groups that give no rights; see `groupsWithoutTag`. */
export function GroupsWithoutTag({ names }: { names: readonly string[] }) {
  const t = useText('administration')
  if (names.length === 0) return null
  return (
    <Banner tone="warning">
      {t('users.groupsWithoutTag', { count: names.length, names: names.join(', ') })}
    </Banner>
  )
}

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
