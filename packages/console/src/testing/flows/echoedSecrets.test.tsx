import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, mockHandlers, openAs, withMockServices } from '../openConsole.tsx'

withMockServices()

const secret = 'Sentinel.2026'

/** The page, its form and how it is sent. Each form holds the secret. */
const forms: readonly (readonly [name: string, path: string, send: () => Promise<void>])[] = [
  [
    'adding a user',
    '/users',
    async () => {
      await button('Add user').click()
      await page.getByRole('textbox', { name: /^Username/ }).fill('mrossi')
      await page.getByLabelText(/^Password/).fill(secret)
      await page.getByLabelText(/^Confirm password/).fill(secret)
      await page.getByRole('dialog').getByRole('button', { name: 'Add user' }).click()
    },
  ],
  [
    'changing the password of a user',
    '/users',
    async () => {
      await button('Actions for operator').click()
      await page.getByRole('menuitem', { name: 'Change password' }).click()
      for (const label of ['Old password', 'New password', 'Confirm password']) {
        // oxlint-disable-next-line no-await-in-loop -- one input after the other
        await page.getByLabelText(label, { exact: true }).fill(secret)
      }
      await button('Confirm').click()
    },
  ],
  [
    'saving the settings',
    '/settings',
    async () => {
      await button('Replace LDAP bind password').click()
      await page.getByLabelText('LDAP bind password', { exact: true }).fill(secret)
      await button('Save…').click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click()
    },
  ],
]

/** All texts of a JSON body, without their names, by which a mask would recognize a secret. */
function valuesIn(body: string): string {
  const texts: string[] = []
  JSON.parse(body, (_key, value: unknown) => {
    if (typeof value === 'string') texts.push(value)
    return value
  })
  return texts.join(' ')
}

it.each(forms)('hides a secret that the server repeats when it rejects %s', async (_, path, send) => {
  let answered = ''
  await openAs(path)
  mockHandlers(
    http.all('*', async ({ request }) => {
      if (request.method === 'GET') return undefined
      answered = valuesIn(await request.clone().text())
      return HttpResponse.json({ message: `not valid: ${answered}` }, { status: 422 })
    }),
  )
  await send()
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  expect(answered).toContain(secret)
  expect(document.documentElement.outerHTML).not.toContain(secret)
})
