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

export const toHeadquarters = () =>
  page
    .getByRole('option', { name: new RegExp(rackNames.headquarters) })
    .first()
    .click()
