/** Digits after the decimal sign of a formatted number: at most two, while groups of thousands have three. */
export function decimalsOf(text: string): number {
  return /\d\D(\d{1,2})$/.exec(text)?.[1]?.length ?? 0
}

/** The characters that a formatted number lacks to align on the decimal sign with numbers of so many decimals. */
export function missingDecimals(text: string, decimals: number): string {
  const own = decimalsOf(text)
  if (own >= decimals) return ''
  return `${own === 0 ? '.' : ''}${'0'.repeat(decimals - own)}`
}
