/** Number of decimals of a formatted number: at most two, because three digits are a thousands group. */
export function decimalsOf(text: string): number {
  return /\d\D(\d{1,2})$/.exec(text)?.[1]?.length ?? 0
}

/** Padding that aligns a formatted number on the decimal separator. */
export function missingDecimals(text: string, decimals: number): string {
  const current = decimalsOf(text)
  if (current >= decimals) return ''
  return `${current === 0 ? '.' : ''}${'0'.repeat(decimals - current)}`
}
