interface NamedDatabase {
  id: string
  name: string
  alias?: string | undefined
}

/** Finds a database by name, then by alias. Without `occurrence` it returns the first match. */
export function findOpenDatabase<Item extends NamedDatabase>(
  databases: readonly Item[],
  open: string | null,
  occurrence = 1,
): Item | undefined {
  const sameName = databases.filter(({ name }) => name === open)
  const candidates =
    sameName.length > 0 ? sameName : databases.filter(({ alias }) => alias !== undefined && alias === open)
  return candidates[occurrence - 1] ?? candidates[0]
}

/** The name. Duplicates get their unique alias, or else an index. */
export function databaseUrlKey(
  databases: readonly NamedDatabase[],
  { id, name, alias }: NamedDatabase,
): [name: string, occurrence?: number] {
  const sameName = databases.filter((other) => other.name === name)
  if (sameName.length === 1) return [name]
  const isAliasUnique = databases.every(
    (other) => other.id === id || (other.name !== alias && other.alias !== alias),
  )
  if (alias !== undefined && alias !== '' && alias !== name && isAliasUnique) return [alias]
  const occurrence = sameName.findIndex((other) => other.id === id) + 1
  return occurrence === 1 ? [name] : [name, occurrence]
}
