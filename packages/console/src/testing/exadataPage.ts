import type { HttpHandler } from 'msw'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { answer, openAs, requests } from './openConsole.tsx'
import { rackNames } from './sampleInventory.ts'

export const rack = page.getByRole('heading', { name: /^exa-/, level: 2 })
export const textbox = (name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}( \\(required\\))?$`) })
export const writes = () =>
  requests.filter((request) => !request.startsWith('GET ') && !request.endsWith('/login'))

export async function inside(path = '/exadata', ...departures: readonly HttpHandler[]) {
  if (departures.length > 0) answer(...departures)
  await openAs(path)
  await expect.element(page.getByRole('heading', { name: /^Exadata/, level: 1 })).toBeVisible()
}

export async function open(tab: RegExp) {
  await page.getByRole('tab', { name: tab }).click()
}

export const toHeadquarters = () =>
  page
    .getByRole('option', { name: new RegExp(rackNames.headquarters) })
    .first()
    .click()
