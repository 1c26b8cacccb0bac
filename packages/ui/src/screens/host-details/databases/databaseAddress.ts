interface Names {
  id: string
  name: string
  alias?: string | undefined
}

/** Finds a database by name, then by alias. Without `nth` it returns the first match. */
export function opened<Item extends Names>(
  named: readonly Item[],
  open: string | null,
  nth = 1,
): Item | undefined {
  const same = named.filter(({ name }) => name === open)
  const found = same.length > 0 ? same : named.filter(({ alias }) => alias !== undefined && alias === open)
  return found[nth - 1] ?? found[0]
}

/** The name. Duplicates get their unique alias, or else an index. */
export function addressOf(named: readonly Names[], { id, name, alias }: Names): [name: string, nth?: number] {
  const same = named.filter((other) => other.name === name)
  if (same.length === 1) return [name]
  const isOwn = named.every((other) => other.id === id || (other.name !== alias && other.alias !== alias))
  if (alias !== undefined && alias !== '' && alias !== name && isOwn) return [alias]
  const nth = same.findIndex((other) => other.id === id) + 1
  return nth === 1 ? [name] : [name, nth]
}
