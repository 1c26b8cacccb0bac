import { controlledServer } from '@inventory-console/api-mocks/node'

const { server, control } = controlledServer({ hosts: 50 })
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

test('lists the hosts', async () => {
  const headers = { Authorization: `Bearer ${control.token}` }
  const response = await fetch('http://inventory.example/api/hosts?mode=hostnames', { headers })
  expect(await response.json()).toHaveLength(50)
})
