/** Returns the entries with the one at `from` moved to `to`. */
export function moveItem<Entry>(entries: readonly Entry[], from: number, to: number): readonly Entry[] {
  return entries.toSpliced(from, 1).toSpliced(to, 0, ...entries.slice(from, from + 1))
}
