import { allAreas, createCatalogue, I18nProvider, isLocale } from '@inventory-console/ui/i18n/I18nProvider'
import type { ReactNode } from 'react'

const catalogue = createCatalogue()

/** Before the first story renders, so that no picture is taken of texts that are still on their way. */
export async function loadTexts({ globals }: { globals: Record<string, unknown> }) {
  const { locale = 'en' } = globals
  await catalogue.load(...allAreas())
  if (typeof locale === 'string' && isLocale(locale) && catalogue.state().locale !== locale)
    await catalogue.switchTo(locale)
  return {}
}

export function StoryI18n({ children }: { children: ReactNode }) {
  return <I18nProvider catalogue={catalogue}>{children}</I18nProvider>
}
