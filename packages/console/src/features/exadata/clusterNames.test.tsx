import { makeRack, makeRackItems } from '@inventory-console/api-mocks/fixtures/exadata'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mockHandlers, button, withMockServices } from '../../testing/openConsole.tsx'
import {
  openExadataPage,
  openRack,
  openTab,
  textbox,
  writeRequests,
} from '../../testing/pages/exadataPage.ts'

withMockServices()
beforeEach(() => page.viewport(1440, 900))

const refused = () => HttpResponse.json({ error: 'no', message: 'DB ERROR' }, { status: 422 })

describe('cluster names', () => {
  it('shows a success message only after a virtual machine was saved', async () => {
    await openExadataPage('/exadata', http.post('*/api/exadata/*/components/*/vms/*', refused))
    await openRack()
    await openTab(/^Virtual machines/)
    await button(/^Actions for .*vm/)
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Set cluster name…' }).click()
    await textbox('Cluster name').fill('abc')
    await button('Save').click()
    await expect.element(page.getByText('At least 4 characters', { exact: true }).first()).toBeVisible()
    expect(writeRequests()).toEqual([])

    await textbox('Cluster name').fill('cl-billing')
    await button('Save').click()
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Could not save' }).filter({ hasText: '422' }))
      .toBeVisible()
    await expect.element(textbox('Cluster name')).toHaveValue('cl-billing')
    expect(page.getByText('Cluster name saved').query()).toBeNull()

    mockHandlers()
    await button('Save').click()
    await expect.element(page.getByText('Cluster name saved')).toBeVisible()
    await expect.element(page.getByText('cl-billing').first()).toBeVisible()
  })

  it('sends one request per virtual machine and retries only the failed ones', async () => {
    const [item] = makeRackItems(1)
    const vms = ['vm-a', 'vm-b', 'vm-c'].map((name) => ({
      ...makeRack(1).components[0]?.vms?.[0],
      name,
      clusterName: '',
    }))
    const [host] = makeRack(1).components
    const sent: string[] = []
    let isFailing = true
    await openExadataPage(
      '/exadata',
      http.get('*/api/exadata', () => HttpResponse.json([item])),
      http.get('*/api/exadata/AK*', () =>
        HttpResponse.json(makeRack(1, { components: host ? [{ ...host, vms: [] }] : [] })),
      ),
    )
    await openRack(null)
    mockHandlers(
      http.get('*/api/exadata', () => HttpResponse.json([item])),
      http.get('*/api/exadata/AK*', () =>
        HttpResponse.json({ ...makeRack(1), components: [{ ...host, vms }] }),
      ),
      http.post('*/api/exadata/*/components/*/vms/:name', ({ params }) => {
        sent.push(String(params['name']))
        return isFailing && params['name'] === 'vm-b' ? refused() : new HttpResponse(null, { status: 204 })
      }),
    )
    await button('Refresh').click()
    await openTab(/^Virtual machines/)
    for (const name of ['vm-a', 'vm-b', 'vm-c'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).click()
    await button('Set cluster name…').click()
    await textbox('Cluster name').fill('cl-many')
    await button('Save').click()
    await expect.element(page.getByRole('alert').filter({ hasText: 'vm-b' })).toBeVisible()
    expect(sent).toEqual(['vm-a', 'vm-b', 'vm-c'])
    isFailing = false
    await button('Save').click()
    await expect.element(page.getByText('Cluster name saved for 3 components')).toBeVisible()
    expect(sent).toEqual(['vm-a', 'vm-b', 'vm-c', 'vm-b'])
  })

  it('requires at least four characters for each name of a storage cell', async () => {
    await openExadataPage()
    await openRack()
    await openTab(/^Storage cells/)
    await button(/^Actions for .*cel02/).click()
    await page.getByRole('menuitem', { name: 'Set cluster names…' }).click()
    await textbox('Cluster names').fill('abc')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('At least 4 characters').first()).toBeVisible()
    await textbox('Cluster names').fill('cl-one')
    await button('Save').click()
    await expect.element(page.getByText('Cluster name saved')).toBeVisible()
    await expect.element(page.getByText('cl-one').first()).toBeVisible()
  })
})
