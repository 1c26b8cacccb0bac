interface Tagged {
  name: string
  tags: readonly string[]
}

/** The server matches a console user's group only by a tag of the group's own name, which follows the typed name. */
export function withOwnTag({ name, tags }: Tagged, typed: string): readonly string[] {
  const others = tags.filter((tag) => tag !== name)
  return typed === '' || others.includes(typed) ? others : [typed, ...others]
}
