import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { allAreas, createCatalogue, I18nProvider, type Locale } from '../../i18n/I18nProvider.tsx'
import { OwnPageContext } from '../../lib/contexts.ts'
import { NowContext } from '../../lib/dates.ts'

/** Renders with all catalogues and a fixed clock. */
export async function renderWithCatalogue(node: ReactNode, options: { locale?: Locale; now?: number } = {}) {
  const { locale = 'en', now = Date.parse('2026-03-16T09:30:00.000Z') } = options
  const catalogue = createCatalogue(locale)
  await catalogue.load(...allAreas())
  await render(
    <NowContext value={() => now}>
      <OwnPageContext value>
        <I18nProvider catalogue={catalogue}>{node}</I18nProvider>
      </OwnPageContext>
    </NowContext>,
  )
  return catalogue
}
