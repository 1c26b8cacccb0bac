import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openAs, withMockServices } from '../openConsole.tsx'

withMockServices()

it.each([
  ['/licenses/used', /^Ignore [1-9]/, 'are hidden by'],
  ['/licenses/contract/oracle', /^Attach hosts to/, 'are hidden by'],
  ['/alerts?tab=table', /^Mark [1-9].* as read…$/, 'are on other pages or hidden by'],
])('%s: the dialog of a bulk action says how many selected rows are hidden', async (target, action, text) => {
  await page.viewport(1440, 900)
  await openAs(target)
  await page.getByRole('checkbox', { name: /^Select all/ }).click()
  const count = page.getByText(/rows selected$/)
  await expect.element(count).toBeVisible()
  const [selected] = count.element().textContent.split(' ')
  await page.getByRole('searchbox', { name: /^Search/ }).fill('no such row')
  await expect.element(page.getByRole('rowheader')).not.toBeInTheDocument()
  await page.getByRole('button', { name: action }).click()
  await expect
    .element(
      page.getByRole('alertdialog').getByText(`${selected} selected rows ${text} the search or the filters.`),
    )
    .toBeVisible()
})
