import { Locator } from '@vitest/browser/locators'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'

it('what is there is looked for once, however many files have shared this page', async () => {
  await render(<button type="button">Hosts</button>)
  const looks = vi.spyOn(Locator.prototype, 'elements')
  await expect.element(page.getByRole('button')).toBeVisible()
  expect(looks).toHaveBeenCalledTimes(1)
  await page.getByRole('button').click()
  expect(looks).toHaveBeenCalledTimes(2)
})
