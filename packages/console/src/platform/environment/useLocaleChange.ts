import type { Locale } from '@inventory-console/ui/i18n/I18nProvider'
import { useCallback } from 'react'
import { useServices } from './services.ts'

export const localeKey = 'lang'

/** Switches the language without a reload; keeps the current language if the catalogue fails to load. */
export function useLocaleChange(): (locale: Locale) => void {
  const { catalogue, local } = useServices()
  return useCallback(
    (locale) => {
      const switched = () => local.write(localeKey, locale)
      catalogue.switchTo(locale).then(switched, () => undefined)
    },
    [catalogue, local],
  )
}
