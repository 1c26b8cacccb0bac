import { makeOciProfile } from '@inventory-console/api-mocks/fixtures/profiles'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mockHandlers, button, openAs, requests, withMockServices } from '../openConsole.tsx'
import { openRack } from '../pages/exadataPage.ts'

withMockServices()
beforeEach(() => page.viewport(1440, 900))

const unconfirmedMessage = page.getByText(/^The server did not confirm/)
const dialog = page.getByRole('dialog')
const query = page.getByRole('alertdialog')
const textbox = (name: RegExp) => page.getByRole('textbox', { name })

const portal = () =>
  new HttpResponse('<!doctype html><title>Log in to the Wi-Fi</title>', {
    headers: { 'Content-Type': 'text/html' },
  })
const networkError = () => HttpResponse.error()
const gateway = () =>
  new HttpResponse('<html><body>504 Gateway Time-out</body></html>', {
    status: 504,
    headers: { 'Content-Type': 'text/html' },
  })
const cut = () => new HttpResponse('{"id":"5f8f', { headers: { 'Content-Type': 'application/json' } })

interface Mutation {
  path: string
  /** The request whose response is lost. */
  write: RegExp
  /** A query that it invalidates. */
  list: string
  run: () => Promise<void>
  /** Asserts that the form still contains the input. */
  expectInputKept?: () => Promise<void>
}

const menu = async (name: string, entry: string | RegExp) => {
  await button(`Actions for ${name}`).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

const groupDeletion: Mutation = {
  path: '/groups',
  write: /^DELETE \/api\/groups\//,
  list: 'GET /api/groups',
  run: async () => {
    await menu('operations', 'Delete')
    await query.getByRole('button', { name: 'Delete group' }).click()
  },
}

const mutations: Readonly<Record<string, Mutation>> = {
  'adding a user': {
    path: '/users',
    write: /^POST \/api\/admin\/users$/,
    list: 'GET /api/users',
    run: async () => {
      await button('Add user').click()
      await textbox(/^Username/).fill('mrossi')
      await page.getByLabelText(/^Password/).fill('Sample.1')
      await page.getByLabelText(/^Confirm password/).fill('Sample.1')
      await dialog.getByRole('button', { name: 'Add user' }).click()
    },
    expectInputKept: () => expect.element(textbox(/^Username/)).toHaveValue('mrossi'),
  },
  'resetting a password': {
    path: '/users',
    write: /^POST .*\/reset-password$/,
    list: 'GET /api/users',
    run: async () => {
      await menu('operator', 'Reset password')
      await query.getByRole('button', { name: 'Reset password' }).click()
    },
  },
  'deleting a group': groupDeletion,
  'importing contracts': {
    path: '/licenses/contract/mysql',
    write: /^POST .*\/upload$/,
    list: 'GET /api/contracts/mysql/database',
    run: async () => {
      await button('Import…').click()
      const lines =
        'Type,Contract Number,CSI,License Type,Number of Licenses,Location\nHOST,8880001,1,B64911,3,Milan'
      const file = new File([lines], 'bought.csv', { type: 'text/csv' })
      await userEvent.upload(page.getByLabelText(/^CSV file/), file)
      await button('Import 1 contract').click()
    },
    // The file is dropped on purpose, because importing it again could store its contracts twice.
    expectInputKept: () =>
      expect.element(page.getByText(/check the list before you import the file again/)).toBeVisible(),
  },
  'adding a profile': {
    path: '/cloud-advisor/aws/profile-configurations',
    write: /^POST \/thunder\/aws\/configurations$/,
    list: 'GET /thunder/aws/configurations',
    run: async () => {
      await button('Add profile').first().click()
      await textbox(/^Access key ID/).fill('AKIA1')
      await textbox(/^Region/).fill('eu-south-1')
      await page.getByLabelText(/^Secret access key/).fill('SENTINEL')
      await dialog.getByRole('button', { name: 'Add profile' }).click()
    },
    expectInputKept: () => expect.element(textbox(/^Access key ID/)).toHaveValue('AKIA1'),
  },
  'deleting a profile': {
    path: '/cloud-advisor/oracle/profile-configurations',
    write: /^DELETE \/thunder\/oracle-cloud\/configurations\//,
    list: 'GET /thunder/oracle-cloud/configurations',
    run: async () => {
      await menu(makeOciProfile(2).profile, 'Delete…')
      await button('Delete profile').click()
    },
  },
  'saving the settings': {
    path: '/settings',
    write: /^POST \/api\/configuration$/,
    list: 'GET /api/configuration',
    run: async () => {
      await textbox(/^Remote endpoint/)
        .first()
        .fill('https://api.example.net')
      await button('Save…').click()
      await query.getByRole('button', { name: 'Save' }).click()
    },
    expectInputKept: () => expect.element(page.getByText('One unsaved change')).toBeVisible(),
  },
  'ignoring a license': {
    path: '/licenses/used?search=A90611&f.ignored=is:no',
    write: /^PUT .*\/ignored\/true$/,
    list: 'GET /api/hosts/technologies/all/databases/licenses-used',
    run: async () => {
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Ignore…' }).click()
      await query.getByRole('textbox', { name: 'Comment' }).fill('agreed in May')
      await query.getByRole('button', { name: 'Ignore' }).click()
    },
    expectInputKept: () =>
      expect.element(query.getByRole('textbox', { name: 'Comment' })).toHaveValue('agreed in May'),
  },
  'hiding a rack': {
    path: '/exadata',
    write: /^PATCH .*\/hide$/,
    list: 'GET /api/exadata',
    run: async () => {
      await openRack()
      await button('Hide rack').click()
    },
  },
}

const writesOf = ({ write }: Mutation) => requests.filter((request) => write.test(request))
/** True if the list was requested again after the write. */
const isRevalidated = ({ write, list }: Mutation) => {
  const index = requests.findIndex((request) => write.test(request))
  return requests.slice(index).some((request) => request.split('?')[0] === list)
}

type Case = readonly [name: string, response: string, mutation: Mutation, respond: () => Response]

const cases: readonly Case[] = Object.entries(mutations).flatMap(([name, mutation]): readonly Case[] => [
  [name, 'a page of a captive portal', mutation, portal],
  // A form and a confirmation represent the others, which use the same hook.
  ...(['adding a user', 'deleting a group'].includes(name)
    ? ([
        [name, 'a lost connection', mutation, networkError],
        [name, 'a gateway time-out', mutation, gateway],
        [name, 'a cut body', mutation, cut],
      ] as const)
    : []),
])

it.each(cases)(
  'reports %s as unconfirmed after %s, revalidates and keeps the input',
  async (_name, _response, mutation, respond) => {
    await openAs(mutation.path)
    mockHandlers(
      http.all('*', ({ request }) =>
        mutation.write.test(`${request.method} ${new URL(request.url).pathname}`) ? respond() : undefined,
      ),
    )
    await mutation.run()
    await expect.element(unconfirmedMessage).toBeVisible()
    await expect.poll(() => isRevalidated(mutation)).toBe(true)
    await mutation.expectInputKept?.()
    // After the revalidation, so a resent write would have been seen.
    expect(writesOf(mutation)).toHaveLength(1)
    expect(page.getByRole('alert').elements()).toEqual([])
  },
)

it('reports the batch that was not confirmed in the receipt', async () => {
  await openAs('/licenses/used?f.ignored=is:no&size=all')
  let calls = 0
  mockHandlers(
    http.post('*/api/licenses/ignore', async ({ request }) => {
      calls += 1
      return calls === 1 ? HttpResponse.json({ updated: await request.json(), error: null }) : gateway()
    }),
  )
  await page.getByRole('checkbox', { name: /^Select all/ }).click()
  const ignore = page.getByRole('button', { name: /^Ignore [1-9]/ })
  const selected = Number(/\d+/.exec(ignore.element().textContent)?.[0])
  await ignore.click()
  await query.getByRole('button', { name: 'Ignore' }).click()
  await expect
    .element(query.getByText(`100 changed, ${selected - 200} not changed, 100 unconfirmed`, { exact: true }))
    .toBeVisible()
  await expect
    .element(query.getByText(/^The server did not confirm the change to these 100 usages/))
    .toBeVisible()
  expect(calls).toBe(2)
})

it('shows the server message of a rejected request, and revalidates the list', async () => {
  await openAs(groupDeletion.path)
  mockHandlers(http.delete('*/api/groups/*', () => HttpResponse.json({ message: 'in use' }, { status: 400 })))
  await groupDeletion.run()
  await expect.element(query.getByRole('alert').getByText('in use')).toBeVisible()
  expect(unconfirmedMessage.elements()).toEqual([])
  await expect.poll(() => isRevalidated(groupDeletion)).toBe(true)
})
