export function sum<Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key): number {
  return rows.reduce((total, row) => total + row[key], 0)
}

/** Two decimals; `0%` if the total is 0. */
export function exactPercent(part: number, total: number): string {
  return total === 0 ? '0%' : `${((100 * part) / total).toFixed(2)}%`
}

/** Truncated, not rounded. */
export function wholePercent(part: number, total: number): string {
  return total === 0 ? '0%' : `${Math.trunc((100 * part) / total)}%`
}
