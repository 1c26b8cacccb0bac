import { expect, test } from '@playwright/test'

test.beforeEach(({ request }) => request.post('/__mocks/reset'))

test('lists the hosts of the operator', async ({ request }) => {
  const state = await (await request.post('/__mocks/state', { data: { persona: 'operator' } })).json()
  const headers = { Authorization: `Bearer ${state.token}` }
  const names = await (await request.get('/api/hosts?mode=hostnames', { headers })).json()
  expect(names.length).toBeLessThan(50)
})

test('shows a fault', async ({ page, request }) => {
  await request.post('/__mocks/state', { data: { faults: ['GET /api/hosts=500'] } })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Remove GET /api/hosts=500' })).toBeVisible()
  expect((await request.get('/api/hosts')).status()).toBe(500)
})
