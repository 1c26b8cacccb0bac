export const locales = ['en', 'it', 'pt-br'] as const
export type Locale = (typeof locales)[number]

/** Default and fallback: spec, Business constants. */
export const defaultLocale: Locale = 'en'

/** What Intl calls our locales. */
export const intlTags: Record<Locale, string> = { en: 'en', it: 'it', 'pt-br': 'pt-BR' }

/** Each language in its own words. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  it: 'Italiano',
  'pt-br': 'Português (Brasil)',
}

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}
