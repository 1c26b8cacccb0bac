export const locales = ['en', 'it', 'pt-br'] as const
export type Locale = (typeof locales)[number]

/** Default and fallback language. */
export const defaultLocale: Locale = 'en'

export const intlTags: Record<Locale, string> = { en: 'en', it: 'it', 'pt-br': 'pt-BR' }

/**
 * Of numbers and plurals in messages. Italian groups from five digits only, and `#` takes no option; German has the same
 * separators and plurals as Italian and groups from four.
 */
export const messageTags: Record<Locale, string> = { ...intlTags, it: 'de' }

/** Name of each language in that language. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  it: 'Italiano',
  'pt-br': 'Português (Brasil)',
}

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}
