import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mockHandlers, button, openAs, withMockServices } from '../../testing/openConsole.tsx'

withMockServices()

it.each([
  ['host', '/details/', '*/api/hosts', 'mode=hostnames'],
  ['cluster', '/hypervisors/', '*/api/hosts/clusters', 'mode=clusternames'],
])(
  'omits the current %s from the quick switch, even if its name needs encoding',
  async (entity, path, call, mode) => {
    const specialName = 'rack 7/50% più'
    mockHandlers(
      http.get(call, ({ request }) =>
        request.url.includes(mode) ? HttpResponse.json([specialName, 'another one']) : undefined,
      ),
    )
    await openAs(path + encodeURIComponent(specialName))
    await button(`Switch to another ${entity}`).click()
    await expect.element(page.getByRole('option', { name: 'another one' })).toBeVisible()
    expect(page.getByRole('option').elements()).toHaveLength(1)
  },
)
