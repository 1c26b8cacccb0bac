/** Rounds down to two decimals, like the server's sums. */
export function floor2(value: number): number {
  // The offset corrects binary fractions such as 1.15 × 100 = 114.99….
  return Math.floor(value * 100 + 1e-6) / 100
}

export function sumDown(values: readonly number[]): number {
  return floor2(values.reduce((sum, value) => sum + value, 0))
}

export function round2(value: number): number {
  return Math.round(value * 100) / 100
}

export function round4(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
