/**
 * Translations.
 *
 *   const t = useText('hosts')            // one area = locales/<locale>/<area>.json, keys checked against English
 *   t('empty.title')                      // "No hosts yet"
 *   t('count', { count: rows.length })    // ICU: "{count, plural, one {# host} other {# hosts}}"
 *   const { number, dateTime } = useFormat()   // in the current locale
 *
 *   const catalogue = createCatalogue('en')            // once, at startup
 *   await catalogue.load('session')                    // before a screen of that area renders, next to its import()
 *   <I18nProvider catalogue={catalogue}>…              // anywhere below: useText, useLocale, useFormat
 *   await catalogue.switchTo('it')                     // loads the areas in use, then switches without a reload
 *
 * A new area needs a JSON file per language and a line in messages.ts. Domain nouns are in the area `glossary`.
 */
import {
  createContext,
  use,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { IntlProvider, useTranslations } from 'use-intl/react'
import { OwnPageContext } from '../lib/contexts.ts'
import { filterInputEvents } from '../lib/dom.ts'
import { formatFor, type Format } from '../lib/format.ts'
import type { Catalogue } from './catalogue.ts'
import { defaultLocale, intlTags, messageTags, type Locale } from './locales.ts'
import type { Namespace } from './messages.ts'

export { allAreas, createCatalogue, type Catalogue } from './catalogue.ts'
export { defaultLocale, isLocale, locales, localeNames, type Locale } from './locales.ts'
export type { Area, Messages, Namespace } from './messages.ts'

const LocaleContext = createContext<Locale>(defaultLocale)

export function I18nProvider({ catalogue, children }: { catalogue: Catalogue; children: ReactNode }) {
  const { locale, messages } = useSyncExternalStore(catalogue.subscribe, catalogue.state, catalogue.state)
  const isOwnPage = use(OwnPageContext)
  useEffect(() => {
    if (isOwnPage) document.documentElement.lang = intlTags[locale]
  }, [isOwnPage, locale])
  // Registered here, because every component needs this provider.
  useEffect(() => filterInputEvents(isOwnPage), [isOwnPage])
  return (
    <LocaleContext value={locale}>
      <IntlProvider
        locale={messageTags[locale]}
        messages={messages}
        timeZone={localTimeZone()}
        onError={throwInDevelopment}
      >
        {children}
      </IntlProvider>
    </LocaleContext>
  )
}

export function useText<P extends Namespace>(namespace: P): ReturnType<typeof useTranslations<P>> {
  return useTranslations(namespace)
}

export function useLocale(): Locale {
  return useContext(LocaleContext)
}

export function useFormat(): Format {
  const locale = useLocale()
  return useMemo(() => formatFor(intlTags[locale]), [locale])
}

/** Named, because a server would warn about an implicit zone. */
const localTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** A missing text throws in development only, and never breaks the page in production. */
function throwInDevelopment(error: Error) {
  if (import.meta.env.DEV) throw error
}
