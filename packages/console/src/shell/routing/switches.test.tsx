import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer, button, openAs, withMockServices } from '../../testing/openConsole.tsx'

withMockServices()

it.each([
  ['host', '/details/', '*/api/hosts', 'mode=hostnames'],
  ['cluster', '/hypervisors/', '*/api/hosts/clusters', 'mode=clusternames'],
])(
  'omits the current %s from the quick switch, even if its name needs encoding',
  async (thing, path, call, mode) => {
    const shown = 'rack 7/50% più'
    answer(
      http.get(call, ({ request }) =>
        request.url.includes(mode) ? HttpResponse.json([shown, 'another one']) : undefined,
      ),
    )
    await openAs(path + encodeURIComponent(shown))
    await button(`Switch to another ${thing}`).click()
    await expect.element(page.getByRole('option', { name: 'another one' })).toBeVisible()
    expect(page.getByRole('option').elements()).toHaveLength(1)
  },
)
