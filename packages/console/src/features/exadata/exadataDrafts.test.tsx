import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { address, mockHandlers, button, logIn, withMockServices } from '../../testing/openConsole.tsx'
import {
  openExadataPage,
  openRack,
  openTab,
  rack,
  textbox,
  toHeadquarters,
  writeRequests,
} from '../../testing/pages/exadataPage.ts'
import { rackNames } from '../../testing/sampleInventory.ts'

withMockServices()
beforeEach(() => page.viewport(1440, 900))

describe('input on a rack', () => {
  const expired = () => new HttpResponse(null, { status: 401 })

  async function logInAgain() {
    await expect.poll(address).toBe('/401')
    mockHandlers()
    await button('Go to login').click()
    await logIn()
    await expect.element(page.getByText('Your input was restored.')).toBeVisible()
  }

  it('restores a cluster name after the session has expired', async () => {
    await openExadataPage('/exadata', http.post('*/api/exadata/*/components/*/vms/*', expired))
    await toHeadquarters()
    await expect.element(rack.filter({ hasText: rackNames.headquarters })).toBeVisible()
    await openTab(/^Virtual machines/)
    await button(/^Actions for .*vm/)
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Set cluster name…' }).click()
    await textbox('Cluster name').fill('cl-billing')
    await button('Save').click()
    await logInAgain()
    expect(address()).toMatch(/^\/exadata\?rack=AK/)
    await expect.element(textbox('Cluster name')).toHaveValue('cl-billing')
    await button('Save').click()
    await expect.element(page.getByText('Cluster name saved')).toBeVisible()
  })

  it('restores the RDMA form after the session has expired', async () => {
    await openExadataPage('/exadata', http.post('*/api/exadata/*/rdma', expired))
    await toHeadquarters()
    await openTab(/^RDMA/)
    await textbox('Version').fill('4.0.1')
    await button('Update RDMA').click()
    await logInAgain()
    await expect.element(textbox('Version')).toHaveValue('4.0.1')
    await button('Update RDMA').click()
    await expect.element(page.getByText('RDMA updated')).toBeVisible()
    await expect.element(page.getByText('Your input was restored.')).not.toBeInTheDocument()
  })

  it('keeps the input while another section or rack is open', async () => {
    await openExadataPage()
    await toHeadquarters()
    await openTab(/^RDMA/)
    await textbox('Version').fill('4.0.1')
    await openTab(/^Virtual machines/)
    await openTab(/^RDMA/)
    await expect.element(textbox('Version')).toHaveValue('4.0.1')
    await openRack()
    await expect.element(rack.filter({ hasText: rackNames.first })).toBeVisible()
    await toHeadquarters()
    await expect.element(textbox('Version')).toHaveValue('4.0.1')
    expect(writeRequests()).toEqual([])
  })
})
