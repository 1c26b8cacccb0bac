/** Returns the entries with the one at `from` moved to `to`. */
export function moveItem<Entry>(entries: readonly Entry[], from: number, to: number): readonly Entry[] {
  const rest = entries.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...entries.slice(from, from + 1), ...rest.slice(to)]
}
