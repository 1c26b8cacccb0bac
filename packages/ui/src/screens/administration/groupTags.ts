interface TaggedGroup {
  name: string
  tags: readonly string[]
}

/** The server resolves a user's groups by a tag with the group's name, so the tag follows the typed name. */
export function syncGroupTag({ name, tags }: TaggedGroup, newName: string): readonly string[] {
  const otherTags = tags.filter((tag) => tag !== name)
  return newName === '' || otherTags.includes(newName) ? otherTags : [newName, ...otherTags]
}
