interface Tagged {
  name: string
  tags: readonly string[]
}

/** The server resolves a user's groups by a tag with the group's name, so the tag follows the typed name. */
export function withOwnTag({ name, tags }: Tagged, typed: string): readonly string[] {
  const others = tags.filter((tag) => tag !== name)
  return typed === '' || others.includes(typed) ? others : [typed, ...others]
}
