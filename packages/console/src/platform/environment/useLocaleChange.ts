import type { Locale } from '@inventory-console/ui/i18n/I18nProvider'
import { useCallback } from 'react'
import { useServices } from './services.ts'

export const localeKey = 'lang'

/** Switches without a reload; if the texts do not arrive, the language stays. */
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
