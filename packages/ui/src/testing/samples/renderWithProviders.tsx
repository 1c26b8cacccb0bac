import { NOW } from '@inventory-console/api-mocks/clock'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { allAreas, createCatalogue, I18nProvider } from '../../i18n/I18nProvider.tsx'
import type { Locale } from '../../i18n/locales.ts'
import { OwnPageContext } from '../../lib/contexts.ts'
import { NowContext } from '../../lib/dates.ts'

const now = Date.parse(NOW)

/** Renders with all catalogues and the clock fixed at NOW. */
export async function renderWithProviders(node: ReactNode, locale: Locale = 'en') {
  const catalogue = createCatalogue(locale)
  await catalogue.load(...allAreas())
  const withProviders = (node: ReactNode) => (
    <NowContext value={() => now}>
      <OwnPageContext value>
        <I18nProvider catalogue={catalogue}>{node}</I18nProvider>
      </OwnPageContext>
    </NowContext>
  )
  const result = await render(withProviders(node))
  return { ...result, rerender: async (node: ReactNode) => result.rerender(withProviders(node)) }
}
