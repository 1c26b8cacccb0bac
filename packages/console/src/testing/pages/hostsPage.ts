import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { openAs } from '../openConsole.tsx'

export async function openHosts(address = '/hosts', username = 'admin') {
  const stores = await openAs(address, username)
  await expect.element(page.getByRole('heading', { name: 'Hosts', level: 1 })).toBeVisible()
  return stores
}
