import type { OracleLicenseType } from '@inventory-console/api-mocks/contract/wire'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  mockHandlers,
  button,
  mockWorld,
  openAs,
  requests,
  withMockServices,
} from '../../testing/openConsole.tsx'

withMockServices()
beforeEach(() => page.viewport(1440, 900))

const drawer = page.getByRole('dialog')
const price = drawer.getByRole('spinbutton', { name: /^List price/ })
const save = drawer.getByRole('button', { name: 'Save license type' })
const writes = () => requests.filter((request) => !request.startsWith('GET') && request.includes('types'))
const count = (text: string) => requests.filter((request) => request.includes(text)).length

/** The first license type of the price list. */
function firstType(): OracleLicenseType {
  const [type] = mockWorld().priceList.values()
  if (type === undefined) throw new Error('the price list is empty')
  return type
}

async function openForm(username = 'admin') {
  const type = firstType()
  await openAs(`/licenses/types?search=${type.id}`, username)
  const row = page.getByRole('rowheader', { name: type.id })
  await expect.element(row).toBeVisible()
  return type
}

async function edit() {
  const type = await openForm()
  await page.getByRole('button', { name: `Actions for ${type.id}` }).click()
  await page.getByRole('menuitem', { name: 'Edit…' }).click()
  await expect.element(price).toBeVisible()
  return type
}

describe('license types', () => {
  it('saves a price and reloads the price list and the contracts', async () => {
    const type = await edit()
    await price.fill('51234')
    const before = count('contracts/oracle/database')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(`License type ${type.id} saved`)).toBeVisible()
    expect(writes()).toEqual([`PUT /api/settings/oracle/database/license-types/${type.id}`])
    expect(mockWorld().priceList.get(type.id)).toEqual({ ...type, cost: 51_234 })
    await expect.element(page.getByRole('gridcell', { name: '51,234' })).toBeVisible()
    await expect.poll(() => count('contracts/oracle/database')).toBeGreaterThan(before)
  })

  it('keeps the form open on 404 and shows that the server may not support the change', async () => {
    await edit()
    mockHandlers(
      http.put('*/api/settings/oracle/database/license-types/*', () =>
        HttpResponse.text('404 page not found', { status: 404 }),
      ),
    )
    await price.fill('51234')
    await save.click()
    await expect.element(drawer.getByText(/was not saved.*may not support this change.*404/)).toBeVisible()
    await expect.element(price).toHaveValue('51234')
  })

  it('reports an unconfirmed change if the server accepts it without storing it', async () => {
    const type = await edit()
    mockHandlers(http.put('*/api/settings/oracle/database/license-types/*', () => HttpResponse.json(null)))
    await price.fill('51234')
    await save.click()
    await expect.element(drawer.getByText(/did not confirm the change/)).toBeVisible()
    expect(mockWorld().priceList.get(type.id)).toEqual(type)
  })

  it('disables editing of a license type that is not on the price list, and says why', async () => {
    await openAs('/licenses/types?search=B64911')
    await page.getByRole('button', { name: 'Actions for B64911' }).click()
    const edit = page.getByRole('menuitem', { name: 'Edit… Only the Oracle price list can be edited' })
    await expect.element(edit).toBeDisabled()
  })

  it('hides editing from users without administrator rights', async () => {
    await openForm('operator')
    await expect.element(page.getByText('Only administrators can edit license types.')).toBeVisible()
    await expect.element(button('Add license type')).not.toBeInTheDocument()
  })

  it('hides editing on a read-only server', async () => {
    mockWorld().configuration.APIService.ReadOnly = true
    await openForm()
    await expect.element(page.getByText(/^The server is read-only/)).toBeVisible()
    await expect.element(button('Add license type')).not.toBeInTheDocument()
  })
})
