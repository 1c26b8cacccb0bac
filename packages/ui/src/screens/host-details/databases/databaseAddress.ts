interface Names {
  id: string
  name: string
  alias?: string | undefined
}

/** By name, else by alias; an address without `nth` opens the first of several. */
export function opened<Item extends Names>(
  named: readonly Item[],
  open: string | null,
  nth = 1,
): Item | undefined {
  const same = named.filter(({ name }) => name === open)
  const found = same.length > 0 ? same : named.filter(({ alias }) => alias !== undefined && alias === open)
  return found[nth - 1] ?? found[0]
}

/** The name; of several alike the alias that no other has, else the number among them. */
export function addressOf(named: readonly Names[], { id, name, alias }: Names): [name: string, nth?: number] {
  const same = named.filter((other) => other.name === name)
  if (same.length === 1) return [name]
  const isOwn = named.every((other) => other.id === id || (other.name !== alias && other.alias !== alias))
  if (alias !== undefined && alias !== '' && alias !== name && isOwn) return [alias]
  const nth = same.findIndex((other) => other.id === id) + 1
  return nth === 1 ? [name] : [name, nth]
}
