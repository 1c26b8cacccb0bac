import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { writeViews } from '../../platform/storage/savedViews.ts'
import { address, button, logIn, newStores, openAs, openConsole, withMockServices } from '../openConsole.tsx'
import { dialog, endOf, menuItem, openList, requestedDates, rowNames, savedFiles } from '../pages/listPage.ts'

withMockServices()
beforeEach(() => page.viewport(1440, 900))

describe('saved view', () => {
  async function save(name: string, keep = false) {
    await button('Display').click()
    await menuItem('Save this view…').click()
    await dialog.getByRole('textbox').fill(name)
    await dialog.getByRole('checkbox', { name: 'Make this the default view' }).click()
    if (keep) await dialog.getByRole('checkbox', { name: /^Keep after logout/ }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
  }

  it('stays the default after logout if the user keeps it, while others are removed', async () => {
    const stores = await openList('/hosts?f.environment=in:PROD&sort=-hostname&hide=kernel')
    await expect.element(page.getByText(/of 100 hosts/)).toBeVisible()
    const visibleNames = rowNames()
    await save('Gone')
    await expect.element(button('Gone')).toBeVisible()
    await save('Mine', true)
    await expect.poll(() => stores.local.read('views')).toContain('Mine')
    await button(/^User menu of/).click()
    await menuItem('Log out').click()
    await expect.element(button('Log in')).toBeVisible()
    expect(stores.local.read('persisted-data')).toBeNull()
    expect(stores.local.read('views')).toContain('Mine')
    expect(stores.local.read('views')).not.toContain('Gone')
    await openConsole('/hosts', stores)
    await logIn()
    await expect.poll(rowNames).toEqual(visibleNames)
    expect(address()).toBe('/hosts?sort=-hostname&hide=kernel&f.environment=in:PROD')
  })

  it('does not contain the parameters of a comparison', async () => {
    const stores = await openList('/hosts?search=ora&c.search=x')
    await save('Mine')
    await expect.poll(() => stores.local.read('views')).toContain('?search=ora&date=')
  })

  it('is hidden from another user', async () => {
    const stores = await openList('/hosts?search=ora')
    await save('Mine')
    const other = newStores()
    other.local.write('views', stores.local.read('views') ?? '')
    await openConsole('/hosts', other)
    await logIn('operator')
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
    await button('Display').click()
    await expect.element(page.getByText('No saved views')).toBeVisible()
  })

  it('is restored by Undo without reverting later changes', async () => {
    await openList('/hosts?search=ora')
    await save('Mine')
    await save('Another')
    await button('Display').click()
    await menuItem('Manage views…').click()
    await dialog.getByRole('button', { name: 'Delete Another' }).click()
    await dialog.getByRole('button', { name: 'Make Mine the default view' }).click()
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect.element(dialog.getByRole('button', { name: 'Delete Another' })).toBeVisible()
    const defaultViewButton = (name: string) =>
      dialog.getByRole('button', { name: `Make ${name} the default view` })
    await expect.element(defaultViewButton('Mine')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(defaultViewButton('Another')).toHaveAttribute('aria-pressed', 'false')
  })

  it('has the same rows, order, columns and density after import into a fresh profile', async () => {
    const files = savedFiles()
    const ownStores = await openList(
      '/hosts?f.environment=in:PROD&sort=-hostname&hide=kernel&density=compact',
    )
    const visibleNames = rowNames()
    await save('Mine')
    await button('Display').click()
    await menuItem('Manage views…').click()
    await dialog.getByRole('button', { name: 'Download Mine' }).click()
    await expect.poll(() => files).toHaveLength(1)
    const parts = files.map(({ file }) => file)
    const file = new File(parts, 'Mine.json', { type: 'application/json' })
    expect(ownStores.local.read('density')).toBe('compact')

    const fresh = await openList('/hosts')
    await button('Display').click()
    await menuItem(/^Manage views/).click()
    await userEvent.upload(dialog.getByLabelText('Import…'), file)
    await expect.element(dialog.getByText('View “Mine” imported.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('navigation', { name: 'Saved views' }).getByRole('button', { name: 'Mine' }).click()
    await expect.poll(rowNames).toEqual(visibleNames)
    expect(address()).toBe('/hosts?sort=-hostname&hide=kernel&f.environment=in:PROD')
    expect(fresh.local.read('density')).toBe('compact')
  })

  it('opens its tab of a list from the palette, also if it was saved after the palette was opened', async () => {
    await openList('/licenses/used?search=ora&tab=hosts')
    const box = page.getByRole('combobox', { name: 'Go to' })
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(box).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(box).not.toBeInTheDocument()
    await save('Mine')
    await expect.element(button('Mine')).toBeVisible()
    await userEvent.keyboard('{Control>}k{/Control}')
    await box.fill('mine')
    await page.getByRole('option', { name: /^Mine/ }).click()
    await expect.element(box).not.toBeInTheDocument()
    await expect.poll(address).toBe('/licenses/used?search=ora&tab=hosts')
  })

  it('is not offered in the palette if it was saved on the page of one cluster', async () => {
    const stores = newStores()
    const view = { search: '?search=a', density: 'comfortable', isDefault: false, isKept: false } as const
    writeViews(stores.local, 'admin', [
      { ...view, list: '/hypervisors/:clustername', name: 'Machines A' },
      { ...view, list: '/oracle/backups#without', name: 'Machines B', search: '?tab=without' },
    ])
    await openAs('/hosts', 'admin', stores)
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
    await userEvent.keyboard('{Control>}k{/Control}')
    await page.getByRole('combobox', { name: 'Go to' }).fill('machines')
    const found = page.getByRole('option', { name: /^Machines/ })
    await expect.element(found).toHaveAttribute('href', '/oracle/backups?tab=without')
  })

  it('has the same rows and date when opened by link in a fresh profile', async () => {
    await openList('/hosts?f.environment=in:PROD&sort=-hostname&date=2026-03-12')
    // Today's rows follow, to mark what differs.
    await expect.poll(() => requestedDates().at(0)).toBe(endOf(2026, 2, 12))
    const visibleNames = rowNames()
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await button('Display').click()
    await menuItem('Copy link to this view').click()
    await expect.element(page.getByText('Link copied')).toBeVisible()
    const link = new URL(copied.mock.calls[0]?.[0] ?? '')
    await openList(link.pathname + link.search)
    await expect.poll(rowNames).toEqual(visibleNames)
    expect(address()).toBe('/hosts?sort=-hostname&f.environment=in:PROD&date=2026-03-12')
  })
})
