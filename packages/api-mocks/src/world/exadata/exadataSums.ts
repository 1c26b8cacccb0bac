/** Sums and the texts in which the server writes percentages. */
export function sum<Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key): number {
  return rows.reduce((total, row) => total + row[key], 0)
}

/** Two digits after the point; `0%` of nothing. */
export function exactPercent(part: number, total: number): string {
  return total === 0 ? '0%' : `${((100 * part) / total).toFixed(2)}%`
}

/** Cut, not rounded. */
export function wholePercent(part: number, total: number): string {
  return total === 0 ? '0%' : `${Math.trunc((100 * part) / total)}%`
}
