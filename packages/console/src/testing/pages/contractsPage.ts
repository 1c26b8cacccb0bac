import { page } from 'vitest/browser'
import { newStores, openAs, requests } from '../openConsole.tsx'

export async function openContractsPage(path: string) {
  const stores = newStores()
  await openAs(path, 'admin', stores)
  return stores
}

export const mysql = '/licenses/contract/mysql'
export const contractWrites = () =>
  requests.filter((request) => !request.startsWith('GET') && request.includes('contracts'))
export const search = page.getByRole('searchbox', { name: 'Search contracts' })
