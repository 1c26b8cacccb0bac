import { makeConfiguration } from '@inventory-console/api-mocks/fixtures/configuration'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mockHandlers, button, withMockServices } from '../../testing/openConsole.tsx'
import { dialog, openSettingsPage, saveSettings, section, textbox } from '../../testing/pages/settingsPage.ts'

withMockServices()

const bindPassword = page.getByRole('group', { name: 'LDAP bind password', exact: true })
const secretInput = page.getByLabelText('LDAP bind password', { exact: true })

/** Saves and returns the request body. */
async function savedBody() {
  let body: unknown
  mockHandlers(
    http.post('*/api/configuration', async ({ request }) => {
      body = await request.json()
      return new HttpResponse(null, { status: 204 })
    }),
  )
  await saveSettings()
  await expect.element(page.getByText('Settings saved').first()).toBeVisible()
  return body
}

it('sends an untouched secret back unchanged', async () => {
  await openSettingsPage()
  await expect.element(bindPassword.getByText('Stored')).toBeVisible()
  await bindPassword.getByRole('button', { name: 'Replace LDAP bind password' }).click()
  await expect.element(secretInput).toHaveFocus()
  await textbox('Remote endpoint').fill('https://api.example.net')
  const { APIService, AlertService, DataService } = makeConfiguration()
  expect(await savedBody()).toMatchObject({
    APIService: { AuthenticationProvider: APIService.AuthenticationProvider },
    AlertService,
    DataService,
  })
  // An empty input closes after saving.
  await expect.element(bindPassword.getByText('Stored')).toBeVisible()
})

it('replaces a secret with the input', async () => {
  await openSettingsPage()
  await page.getByRole('button', { name: 'Replace LDAP bind password' }).click()
  await secretInput.fill('Typed.1')
  expect(await savedBody()).toMatchObject({
    APIService: { AuthenticationProvider: { LDAPBindPassword: 'Typed.1', Password: 'Sample.service' } },
  })
})

it('clears a secret only after Clear', async () => {
  await openSettingsPage()
  await page.getByRole('button', { name: 'Replace LDAP bind password' }).click()
  await secretInput.fill('Typed.1')
  await secretInput.fill('')
  await expect.element(page.getByText('No unsaved changes')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel change of LDAP bind password' }).click()
  await page.getByRole('button', { name: 'Clear LDAP bind password' }).click()
  await expect.element(bindPassword.getByText('Will be cleared when you save')).toBeVisible()
  expect(await savedBody()).toMatchObject({
    APIService: { AuthenticationProvider: { LDAPBindPassword: '' } },
  })
})

it.each(['/settings', '/settings?section=AlertService', '/settings?section=DataService'])(
  'puts no stored secret into an attribute or value of %s',
  async (address) => {
    await openSettingsPage(address)
    await expect.element(page.getByText('Stored').first()).toBeVisible()
    const elements = [...document.querySelectorAll('*')]
    const domTexts = elements.flatMap((element) => [
      ...[...element.attributes].map(({ value }) => value),
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '',
    ])
    expect(domTexts.filter((text) => /Sample\.|private\.pem/.test(text))).toEqual([])
  },
)

/** Secrets of the sample configuration, and a typed one. */
const secrets = /Sample\.(service|reader|publisher|smtp|agent|typed)|private\.pem/

it('leaves no secret on the page, in storage, in the history or in a log', async () => {
  const loggedMessages: unknown[][] = []
  const levels = ['log', 'info', 'warn', 'error', 'debug'] as const
  const logs = levels.map((level) =>
    vi.spyOn(console, level).mockImplementation((...words) => void loggedMessages.push(words)),
  )
  const stores = await openSettingsPage()
  const traces = () =>
    [
      document.documentElement.outerHTML,
      stores.local.all(),
      stores.tab.all(),
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
      JSON.stringify([window.history.state, loggedMessages]),
      window.location.href,
    ].join('\n')
  for (const name of [/^Alert service/, /^Data service/, /^API service/]) {
    await section(name).click()
    await expect.element(page.getByRole('tabpanel', { name })).toBeVisible()
    expect(traces()).not.toMatch(secrets)
  }
  await page.getByRole('button', { name: 'Replace LDAP bind password' }).click()
  await secretInput.fill('Sample.typed')
  await button('Save…').click()
  await expect.element(dialog.getByText('••••••••').first()).toBeVisible()
  expect(traces()).not.toMatch(secrets)
  await dialog.getByRole('button', { name: /^Save/ }).click()
  await expect.element(page.getByText('Settings saved').first()).toBeVisible()
  expect(traces()).not.toMatch(secrets)
  for (const log of logs) log.mockRestore()
})
