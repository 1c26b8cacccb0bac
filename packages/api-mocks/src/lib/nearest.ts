/** ` Did you mean x?` with the known name that is nearest to a mistyped one, or nothing if none is near. */
export function didYouMean(name: string, known: readonly string[]): string {
  const found = nearest(name, known)
  return found === undefined ? '' : ` Did you mean ${found}?`
}

/** The known name with the fewest edits; undefined if more than a third of the letters differ. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  let best: string | undefined
  let fewest = Math.max(2, Math.floor(name.length / 3)) + 1
  for (const candidate of known) {
    const edits = editsBetween(name.toLowerCase(), candidate.toLowerCase())
    if (edits < fewest) {
      best = candidate
      fewest = edits
    }
  }
  return best
}

/** Levenshtein distance. */
function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let index = 0; index < from.length; index += 1) {
    const next = [index + 1]
    for (let column = 0; column < to.length; column += 1) {
      const [left = 0, above = 0, diagonal = 0] = [next[column], row[column + 1], row[column]]
      next.push(Math.min(left + 1, above + 1, diagonal + (from[index] === to[column] ? 0 : 1)))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
