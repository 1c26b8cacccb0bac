import { page } from 'vitest/browser'
import { newStores, openAs, requests } from './openConsole.tsx'

export async function inside(target: string) {
  const stores = newStores()
  await openAs(target, 'admin', stores)
  return stores
}

export const mysql = '/licenses/contract/mysql'
export const writes = () =>
  requests.filter((request) => !request.startsWith('GET') && request.includes('contracts'))
export const search = page.getByRole('searchbox', { name: 'Search contracts' })
