import { makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import { controlledServer } from '@inventory-console/api-mocks/node'
import { createCatalogue, I18nProvider } from '@inventory-console/ui/i18n/I18nProvider'
import { HostsScreen } from '@inventory-console/ui/screens/hosts/HostsScreen'
import { render, screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'

const { server, control } = controlledServer({ hosts: 20 })
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

const catalogue = createCatalogue('en')
await catalogue.load('list', 'table', 'hosts')

test('shows fixtures', async () => {
  const hosts = makeHosts(3)
  render(
    <I18nProvider catalogue={catalogue}>
      <HostsScreen list={{ status: 'ready', value: hosts }} />
    </I18nProvider>,
  )
  expect(await screen.findByText(hosts[0].hostname)).toBeTruthy()
})

test('requests the hosts', async () => {
  const headers = { Authorization: `Bearer ${control.token}` }
  const response = await fetch('/api/hosts?mode=hostnames', { headers })
  expect(await response.json()).toHaveLength(20)
})
