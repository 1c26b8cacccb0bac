import { http } from 'msw'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { mockHandlers, openAs, requests } from '../openConsole.tsx'

type Body = Record<string, unknown>
/** Request bodies since the page opened. */
export let requestBodies: Body[] = []

/** Records the request bodies and passes the requests on to the world. */
export const recordBodies = (...methods: readonly ('post' | 'put')[]) =>
  methods.map((method) =>
    http[method]('*/thunder/*', async ({ request }) => {
      const sent = await request.clone().text()
      if (sent === '') return
      const body: Body = JSON.parse(sent)
      requestBodies.push(body)
    }),
  )

export const paths = {
  oracle: '/cloud-advisor/oracle/profile-configurations',
  aws: '/cloud-advisor/aws/profile-configurations',
  azure: '/cloud-advisor/azure/profile-configurations',
  google: '/cloud-advisor/google/profile-configurations',
} as const

export async function openProfilesPage(cloud: keyof typeof paths) {
  requestBodies = []
  mockHandlers(...recordBodies('post', 'put'))
  const stores = await openAs(paths[cloud])
  await expect.element(page.getByRole('heading', { name: 'Profiles', level: 1 })).toBeVisible()
  return stores
}

export const writeRequests = () => requests.filter((request) => !/^GET |\/login$/.test(request))
