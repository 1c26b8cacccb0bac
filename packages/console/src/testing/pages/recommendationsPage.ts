import type { HttpHandler } from 'msw'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { mockHandlers, openAs, requests } from '../openConsole.tsx'

export const paths = {
  oracle: '/cloud-advisor/oracle/recommendations',
  aws: '/cloud-advisor/aws/recommendations',
  google: '/cloud-advisor/google/recommendations',
  all: '/cloud-advisor/all-recommendations',
} as const

export async function openRecommendationsPage(
  cloud: keyof typeof paths,
  ...handlers: readonly HttpHandler[]
) {
  if (handlers.length > 0) mockHandlers(...handlers)
  const stores = await openAs(paths[cloud])
  await expect.element(page.getByRole('heading', { name: /recommendations$/i, level: 1 })).toBeVisible()
  return stores
}

/** Number of requests. */
export const requestCount = (path: string) =>
  requests.filter((request) => request.startsWith(`GET /thunder/${path}`)).length
export const count = page.getByText(/^\d+ recommendations$/)
