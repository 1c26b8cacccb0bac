/** Rounds down to two decimals, like the server's sums. */
export function floor2(value: number): number {
  // The offset corrects binary fractions such as 1.15 × 100 = 114.99….
  return Math.floor(value * 100 + 1e-6) / 100
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

export function sumDown(values: readonly number[]): number {
  return floor2(sum(values))
}

export function rounded(value: number, digits = 2): number {
  const unit = 10 ** digits
  return Math.round(value * unit) / unit
}
