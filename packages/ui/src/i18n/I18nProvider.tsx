/**
 * Texts of the product.
 *
 *   const t = useText('hosts')            // one area = locales/<locale>/<area>.json, keys checked against English
 *   t('empty.title')                      // "No hosts yet"
 *   t('count', { count: rows.length })    // ICU: "{count, plural, one {# host} other {# hosts}}"
 *   const { number, dateTime } = useFormat()   // by the language shown
 *
 *   const catalogue = createCatalogue('en')            // once, at start
 *   await catalogue.load('session')                    // before a screen of that area shows, beside its import()
 *   <I18nProvider catalogue={catalogue}>…              // anywhere below: useText, useLocale, useFormat
 *   await catalogue.switchTo('it')                     // loads what is in use, then switches, without a reload
 *
 * A new area: a json in each language and a line in messages.ts. Domain nouns are the area `glossary`.
 */
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { IntlProvider, useTranslations } from 'use-intl/react'
import { filterInputEvents } from '../lib/react/inputEvents.ts'
import { formatFor, type Format } from '../lib/values/format.ts'
import type { Catalogue } from './catalogue.ts'
import { defaultLocale, intlTags, type Locale } from './locales.ts'
import type { Place } from './messages.ts'

export { allAreas, createCatalogue, type Catalogue } from './catalogue.ts'
export { defaultLocale, isLocale, locales, localeNames, type Locale } from './locales.ts'
export type { Area, Messages, Place } from './messages.ts'

const LocaleContext = createContext<Locale>(defaultLocale)

export function I18nProvider({ catalogue, children }: { catalogue: Catalogue; children: ReactNode }) {
  const { locale, messages } = useSyncExternalStore(catalogue.subscribe, catalogue.state)
  useEffect(() => {
    document.documentElement.lang = intlTags[locale]
  }, [locale])
  // Here because every component needs this provider.
  useEffect(filterInputEvents, [])
  return (
    <LocaleContext value={locale}>
      <IntlProvider locale={intlTags[locale]} messages={messages} onError={report}>
        {children}
      </IntlProvider>
    </LocaleContext>
  )
}

/** The texts of one area, or of a part of one. */
export function useText<P extends Place>(place: P): ReturnType<typeof useTranslations<P>> {
  return useTranslations(place)
}

export function useLocale(): Locale {
  return useContext(LocaleContext)
}

/** Numbers, sizes, dates and ages in the language shown. */
export function useFormat(): Format {
  const locale = useLocale()
  return useMemo(() => formatFor(intlTags[locale]), [locale])
}

/** A text that is not there is a fault of ours: found while developing, never a reason to lose the page. */
function report(error: Error) {
  if (import.meta.env.DEV) throw error
}
