import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import { CoreHistory, LicenseHistory } from './HistoryCharts.tsx'

it('tells the periods of its two charts apart', async () => {
  await renderWithCatalogue(
    <>
      <LicenseHistory list={{ status: 'loading' }} />
      <CoreHistory list={{ status: 'loading' }} />
    </>,
  )
  for (const name of ['Period: Licenses', 'Period: Host cores']) {
    await expect.element(page.getByRole('group', { name })).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: `${name}, from` })).toBeVisible()
  }
})
