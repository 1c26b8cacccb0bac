import type { HttpHandler } from 'msw'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { mockHandlers, openAs, requests } from '../openConsole.tsx'
import { rackNames } from '../sampleInventory.ts'

export const rack = page.getByRole('heading', { name: /^exa-/, level: 2 })
export const textbox = (name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}( \\(required\\))?$`) })
export const writeRequests = () =>
  requests.filter((request) => !request.startsWith('GET ') && !request.endsWith('/login'))

export async function openExadataPage(path = '/exadata', ...handlers: readonly HttpHandler[]) {
  if (handlers.length > 0) mockHandlers(...handlers)
  await openAs(path)
  await expect.element(page.getByRole('heading', { name: /^Exadata/, level: 1 })).toBeVisible()
}

export async function openTab(tab: RegExp) {
  await page.getByRole('tab', { name: tab }).click()
}

/** Opens a rack from the list of all racks, or from another rack. Without a name the only one of the list. */
export async function openRack(name: string | null = rackNames.first) {
  const all = page.getByRole('link', { name: 'All racks' })
  if (all.query() !== null) await all.click()
  const rows = page.getByRole('rowheader')
  await (name === null ? rows : rows.filter({ hasText: name })).first().getByRole('link').click()
}

export const toHeadquarters = () => openRack(rackNames.headquarters)
