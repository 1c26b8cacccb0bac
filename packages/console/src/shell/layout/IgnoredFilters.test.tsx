import { createCatalogue, I18nProvider } from '@inventory-console/ui/i18n/I18nProvider'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { noFilters, type GlobalFilters } from '../../platform/storage/persisted.ts'
import { IgnoredFilters, type IgnoredFiltersProps } from './IgnoredFilters.tsx'

async function show(visibility: IgnoredFiltersProps['visibility'], set: Partial<GlobalFilters>) {
  const catalogue = createCatalogue()
  await catalogue.load('shell')
  await catalogue.load('common')
  const { container } = await render(
    <I18nProvider catalogue={catalogue}>
      <IgnoredFilters visibility={visibility} filters={{ ...noFilters, ...set }} onChange={() => {}} />
    </I18nProvider>,
  )
  return container
}

describe('a page that ignores a global filter', () => {
  it('says that it takes none', async () => {
    await show('none', { date: '2026-03-01' })
    await expect.element(page.getByText('The global filters do not apply to this page.')).toBeVisible()
  })

  it('says that it takes the date alone', async () => {
    await show('date', { environment: 'PROD', date: '2026-03-01' })
    await expect
      .element(page.getByText('Of the global filters, only the date applies to this page.'))
      .toBeVisible()
  })

  it('says that parts of it take them, and which', async () => {
    await show('parts', { location: 'Milan' })
    await expect
      .element(page.getByText('The global filters apply only to the parts of this page that say so.'))
      .toBeVisible()
  })

  it.each([
    ['all', { location: 'Milan', date: '2026-03-01' }],
    ['date', { date: '2026-03-01' }],
    ['none', {}],
  ] as const)('is silent where nothing is ignored: %s %j', async (visibility, set) => {
    expect((await show(visibility, set)).textContent).toBe('')
  })
})
