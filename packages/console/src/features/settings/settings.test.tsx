import { makeConfiguration } from '@inventory-console/api-mocks/fixtures/configuration'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mockHandlers, button, openConsole, requests, withMockServices } from '../../testing/openConsole.tsx'
import { dialog, openSettingsPage, saveSettings, section, textbox } from '../../testing/pages/settingsPage.ts'

withMockServices()

it('saves one section without the edits of others and previews the changes', async () => {
  const stores = await openSettingsPage()
  await textbox('Remote endpoint').fill('https://api.example.net')
  await section(/^Chart service/).click()
  await textbox('Bind IP', /^Chart service/).fill('10.0.0.9')
  await button('Save…').click()
  await expect.element(dialog.getByText(/10\.0\.0\.9/)).toBeVisible()
  expect(dialog.getByText(/api\.example\.net/).elements()).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Settings saved').first()).toBeVisible()
  await expect.element(page.getByText('No unsaved changes')).toBeVisible()
  await section(/^API service/).click()
  await expect.element(textbox('Remote endpoint', /^API service/)).toHaveValue('https://api.example.net')
  await expect.element(page.getByText('One unsaved change')).toBeVisible()

  await openConsole('/settings?section=ChartService', stores)
  await expect.element(textbox('Bind IP', /^Chart service/)).toHaveValue('10.0.0.9')
  await section(/^API service/).click()
  await expect
    .element(textbox('Remote endpoint', /^API service/))
    .toHaveValue(makeConfiguration().APIService.RemoteEndpoint)
})

it('keeps unsaved input when the page unmounts', async () => {
  await openSettingsPage()
  await textbox('Remote endpoint').fill('https://api.example.net')
  await button(/^User menu of admin/).click()
  await page.getByRole('menuitem', { name: 'Users' }).click()
  await expect.element(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible()
  window.history.back()
  await expect.element(textbox('Remote endpoint')).toHaveValue('https://api.example.net')
})

it('keeps unsaved input when the password dialog is closed above it', async () => {
  await openSettingsPage()
  await textbox('Remote endpoint').fill('https://api.example.net')
  await button(/^User menu of admin/).click()
  await page.getByRole('menuitem', { name: 'Change password' }).click()
  await page.getByLabelText('New password', { exact: true }).fill('Better.2026')
  await dialog.getByRole('button', { name: 'Close', exact: true }).first().click()
  await button(/^User menu of admin/).click()
  await page.getByRole('menuitem', { name: 'Users' }).click()
  await expect.element(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible()
  window.history.back()
  await expect.element(textbox('Remote endpoint')).toHaveValue('https://api.example.net')
})

it('shows a value that somebody else changed after an edit that was typed back', async () => {
  await openSettingsPage()
  const endpoint = makeConfiguration().APIService.RemoteEndpoint
  await textbox('Remote endpoint').fill('https://api.example.net')
  await textbox('Remote endpoint').fill(endpoint)
  const changed = makeConfiguration()
  const APIService = { ...changed.APIService, RemoteEndpoint: 'https://other.example.net' }
  mockHandlers(http.get('*/configuration', () => HttpResponse.json({ ...changed, APIService })))
  await button('Refresh').click()
  await expect.element(textbox('Remote endpoint')).toHaveValue('https://other.example.net')
})

it('warns before the window closes with unsaved changes', async () => {
  const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await openSettingsPage()
  expect(closing()).toBe(false)
  await textbox('Remote endpoint').fill('https://api.example.net')
  await expect.poll(closing).toBe(true)
  await button('Discard changes').click()
  await expect.poll(closing).toBe(false)
})

it('detects that another user changed the same setting', async () => {
  await openSettingsPage()
  await textbox('Remote endpoint').fill('https://api.example.net')
  const { APIService, ...others } = makeConfiguration()
  const otherUsersDocument = {
    ...others,
    APIService: { ...APIService, RemoteEndpoint: 'http://theirs.example.net' },
  }
  mockHandlers(http.get('*/api/configuration', () => HttpResponse.json(otherUsersDocument)))
  await saveSettings()
  await expect.element(dialog.getByText(/Someone else changed/)).toBeVisible()
  await expect.element(dialog.getByText('http://theirs.example.net')).toBeVisible()
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([])
  await dialog.getByRole('button', { name: 'Overwrite' }).click()
  await expect.element(page.getByText('Settings saved').first()).toBeVisible()
})

it('shows a rejected setting at its field and keeps the input', async () => {
  await openSettingsPage()
  await textbox('Remote endpoint').fill('https://api.example.net')
  mockHandlers(
    http.post('*/api/configuration', () =>
      HttpResponse.json({ error: 'json: unknown field "RemoteEndpoint"' }, { status: 400 }),
    ),
  )
  await saveSettings()
  await expect.element(dialog.getByText(/does not know this setting/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByText(/does not know this setting/).first()).toBeVisible()
  await expect.element(textbox('Remote endpoint')).toHaveValue('https://api.example.net')
})

it.each([401, 403])('shows a message for an empty %s and keeps the input', async (status) => {
  await openSettingsPage()
  await textbox('Remote endpoint').fill('https://api.example.net')
  mockHandlers(http.post('*/api/configuration', () => new HttpResponse(null, { status })))
  await saveSettings()
  await expect.element(dialog.getByText(/You do not have permission to save the settings/)).toBeVisible()
  expect(dialog.getByText(/POST \/configuration/).elements()).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(textbox('Remote endpoint')).toHaveValue('https://api.example.net')
})

it('finds a setting by name or key in any section, and restores its value', async () => {
  await openSettingsPage()
  await page.getByRole('searchbox', { name: 'Search settings' }).fill('smtp server')
  await textbox('SMTP server').fill('mail.example.net')
  await expect.element(page.getByText('One unsaved change')).toBeVisible()
  await button('Discard changes').click()
  await expect.element(textbox('SMTP server')).toHaveValue('smtp.example.net')
  await page.getByRole('searchbox', { name: 'Search settings' }).fill('LicenseTypeMetricsDefault')
  await expect.element(page.getByText('Metrics in order of priority')).toBeVisible()
})

it('rejects an invalid crontab and describes a valid one in words', async () => {
  await openSettingsPage('/settings?section=DataService')
  await textbox('Schedule (cron)').fill('61 * * * *')
  await expect.element(page.getByText('Use five fields, or a shortcut such as @daily').first()).toBeVisible()
  await expect.element(button('Save…')).toHaveAttribute('aria-disabled', 'true')
  await textbox('Schedule (cron)').fill('30 2 1 * *')
  await expect.element(page.getByText('At 02:30, on day 1 of the month')).toBeVisible()
})

it('sends values without a field back unchanged', async () => {
  await openSettingsPage('/settings?section=ThunderService')
  let sent: unknown
  mockHandlers(
    http.post('*/api/configuration', async ({ request }) => {
      sent = await request.json()
      return new HttpResponse(null, { status: 204 })
    }),
    http.get('*/api/configuration', () =>
      HttpResponse.json({ ...makeConfiguration(), Newer: { of: 'tomorrow' } }),
    ),
  )
  await textbox('Bind IP', /^Cloud service/).fill('10.0.0.9')
  await saveSettings()
  await expect.element(page.getByText('Settings saved').first()).toBeVisible()
  expect(sent).toMatchObject({
    Newer: { of: 'tomorrow' },
    APIService: {
      PGASGASumTargetPercentagePerHosts: makeConfiguration().APIService.PGASGASumTargetPercentagePerHosts,
    },
    ThunderService: { BindIP: '10.0.0.9' },
  })
})
