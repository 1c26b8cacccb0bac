/** What is shown of one technology. */
export interface TechnologyFigure {
  /** Unique; `all`: the product's own entry, the sum of the others. */
  id: string
  /** `null` for the product's own entry. */
  product: string | null
  /** What people call it; `null` for the product's own entry. */
  name: string | null
  color: string | null
  /** An image as the settings hold it, base64; `null`: a monogram stands for it. */
  logo: string | null
  count: number
  hostCount: number
  /** 0 to 100; `null`: without a host there is nothing to comply. */
  compliance: number | null
  /** False: needs no licenses. */
  isLicensed: boolean
  /** `null`: there is no such page, or the global filters make its list another one. */
  to: { list: string | null; databases: string | null; hosts: string | null; compliance: string | null }
}

/** Two letters that tell technologies apart where no logo does. */
export function monogram(name: string): string {
  const words = name.replaceAll(/[^\p{L}\p{N} ]/gu, '').split(/\s+/)
  const letters = words.length > 1 ? words.map((word) => word.charAt(0)) : (words[0] ?? '').split('')
  return letters.slice(0, 2).join('')
}
