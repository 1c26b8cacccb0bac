const typedNumber = /^-?(?:(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?|\.\d+)$/

/**
 * Parses typed numbers in a locale: `null` for blank text, NaN for invalid text. Groups must have three
 * digits, so that "1.5" in Italian is rejected instead of read as 15.
 */
export function numberParser(tag: string): (text: string) => number | null {
  const parts = new Intl.NumberFormat(tag, { useGrouping: 'always' }).formatToParts(-12_345.6)
  const signs = new Map(parts.map(({ type, value }) => [value, english[type]]))
  const normalize = (sign: string) => (/[-\d]/.test(sign) ? sign : (signs.get(sign) ?? '?'))

  return (text) => {
    const trimmed = text.trim()
    if (trimmed === '') return null
    const normalized = Array.from(trimmed, normalize).join('')
    const value = typedNumber.test(normalized) ? Number(normalized.replaceAll(',', '')) : Number.NaN
    return Number.isFinite(value) ? value : Number.NaN
  }
}

const english: Partial<Record<Intl.NumberFormatPartTypes, string>> = {
  group: ',',
  decimal: '.',
  minusSign: '-',
}
