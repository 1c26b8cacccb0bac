import { allAreas, createCatalogue, I18nProvider, isLocale } from '@inventory-console/ui/i18n/I18nProvider'
import { OwnPageContext } from '@inventory-console/ui/lib/contexts'
import type { ReactNode } from 'react'

const catalogue = createCatalogue()

export const locale = () => catalogue.state().locale
export const { switchTo } = catalogue

/** Loads the catalogues before the first story renders, so that no screenshot shows missing texts. */
export async function loadTexts({ globals }: { globals: Record<string, unknown> }) {
  const selectedLocale = globals['locale'] ?? 'en'
  await catalogue.load(...allAreas())
  if (isLocale(selectedLocale) && selectedLocale !== locale()) await switchTo(selectedLocale)
  return {}
}

export function StoryI18n({ children }: { children: ReactNode }) {
  return (
    <OwnPageContext value>
      <I18nProvider catalogue={catalogue}>{children}</I18nProvider>
    </OwnPageContext>
  )
}
