/** Dashboard figures of one technology. */
export interface TechnologyFigure {
  /** Unique; `all` is the total of the product's technologies. */
  id: string
  /** `null` for the total. */
  product: string | null
  /** Display name; `null` for the total. */
  name: string | null
  color: string | null
  /** Base64 image from the settings; `null` renders a monogram. */
  logo: string | null
  count: number
  hostCount: number
  /** 0 to 100; `null` without hosts. */
  compliance: number | null
  /** False if the technology needs no licenses. */
  isLicensed: boolean
  /** `null` if there is no such page, or if global filters would change its list. */
  to: { list: string | null; databases: string | null; hosts: string | null; compliance: string | null }
}

/** Fallback for a missing logo: up to two letters. */
export function monogram(name: string): string {
  const words = name.replaceAll(/[^\p{L}\p{N} ]/gu, '').split(/\s+/)
  const letters = words.length > 1 ? words.map((word) => word.charAt(0)) : (words[0] ?? '').split('')
  return letters.slice(0, 2).join('')
}
