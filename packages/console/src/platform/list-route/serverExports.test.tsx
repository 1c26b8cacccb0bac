import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, openAs, requests, withMockServices } from '../../testing/openConsole.tsx'

withMockServices()

/** Resolves with the name of the next downloaded file. */
function nextFile() {
  const { promise, resolve } = Promise.withResolvers<string>()
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.mockRestore()
    resolve(this.download)
  })
  return promise
}

it('labels the spreadsheet of schemas as without PDBs', async () => {
  await openAs('/oracle/schemas')
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  const file = nextFile()
  await button('Export').click()
  await page.getByRole('menuitem', { name: 'Spreadsheet (XLSX), without PDBs' }).click()
  expect(await file).toMatch(/^oracleSchemas-20260316\.xlsx$/)
})

it('exports all racks from the menu of their list', async () => {
  await openAs('/exadata')
  const file = nextFile()
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  await button('Export').click()
  await page.getByRole('menuitem', { name: 'Export all racks' }).click()
  expect(await file).toMatch(/^exadata-list-20260316\.xlsx$/)
  expect(requests).toContain('GET /api/exadata/export')
})
