import '@inventory-console/ui/styles.css'
import { startMocks } from '@inventory-console/api-mocks/browser'
import { createCatalogue, I18nProvider } from '@inventory-console/ui/i18n/I18nProvider'
import { HostsScreen } from '@inventory-console/ui/screens/hosts/HostsScreen'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'

const catalogue = createCatalogue('en')
await catalogue.load('list', 'table', 'hosts')

test('shows the hosts of the mocks', async () => {
  const { token, stop } = await startMocks({ hosts: 5, latency: 0, panel: false })
  const headers = { Authorization: `Bearer ${token}` }
  const { hosts } = await (await fetch('/api/hosts?mode=summary', { headers })).json()
  await render(
    <I18nProvider catalogue={catalogue}>
      <HostsScreen list={{ status: 'ready', value: hosts }} />
    </I18nProvider>,
  )
  await expect.element(page.getByText(hosts[0].hostname).first()).toBeVisible()
  stop()
})
