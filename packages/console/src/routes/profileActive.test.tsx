import { makeAzureProfile } from '@inventory-console/api-mocks/fixtures/profiles'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { address, answer, button, openAs, requests, withMockServices } from '../testing/openConsole.tsx'

withMockServices()

type Body = Record<string, unknown>
let bodies: Body[] = []

/** Keeps what is sent; who answers is the world. */
const listening = (...methods: readonly ('post' | 'put')[]) =>
  methods.map((method) =>
    http[method]('*/thunder/*', async ({ request }) => {
      const sent = await request.clone().text()
      if (sent === '') return
      const body: Body = JSON.parse(sent)
      bodies.push(body)
    }),
  )

const paths = {
  oracle: '/cloud-advisor/oracle/profile-configurations',
  aws: '/cloud-advisor/aws/profile-configurations',
  azure: '/cloud-advisor/azure/profile-configurations',
  google: '/cloud-advisor/google/profile-configurations',
} as const

async function inside(cloud: keyof typeof paths) {
  answer(...listening('post', 'put'))
  const stores = await openAs(paths[cloud])
  await expect.element(page.getByRole('heading', { name: /profiles$/, level: 1 })).toBeVisible()
  return stores
}

async function choose(action: string, profile: string) {
  await button(`Actions for ${profile}`).click()
  await page.getByRole('menuitem', { name: action }).click()
}

const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const writes = () => requests.filter((request) => !/^GET |\/login$/.test(request))

beforeEach(() => {
  bodies = []
})

describe('the active profile', () => {
  it('is chosen after a question, and shown as the service has it', async () => {
    await inside('oracle')
    await choose('Activate…', 'tenancy-2')
    await expect
      .element(
        page
          .getByRole('alertdialog', { name: 'Activate profile tenancy-2?' })
          .filter({ hasText: 'Retrieve the recommendations again' }),
      )
      .toBeVisible()
    await button('Activate profile').click()
    await expect.element(page.getByText('Profile tenancy-2 activated')).toBeVisible()
    expect(writes().at(-1)).toMatch(/selected\/true$/)
    await expect.element(row('tenancy-2').filter({ hasText: 'Not active' })).not.toBeInTheDocument()

    await choose('Deactivate…', 'tenancy-2')
    await button('Deactivate profile').click()
    await expect.element(row('tenancy-2').filter({ hasText: 'Not active' })).toBeVisible()
  })

  it('cannot be deleted, and says why', async () => {
    await inside('oracle')
    await button('Actions for production').click()
    const item = page.getByRole('menuitem', { name: /Delete/ })
    await expect.element(item).toHaveAttribute('aria-disabled', 'true')
    await expect.element(page.getByText(/An active profile cannot be deleted/).first()).toBeInTheDocument()
  })

  it('cannot be deleted either when somebody activated it a moment ago', async () => {
    await inside('azure')
    await choose('Delete…', 'subscription-2')
    answer(
      http.get('*/thunder/azure/configurations', () =>
        HttpResponse.json([makeAzureProfile(2, { selected: true })]),
      ),
    )
    await button('Delete profile').click()
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'An active profile cannot be deleted' }))
      .toBeVisible()
    expect(writes()).toEqual([])
  })

  it('that cannot be changed says so in the question', async () => {
    await inside('aws')
    answer(
      http.put('*/thunder/aws/profile-selection/*', () => HttpResponse.json({ error: 'x' }, { status: 500 })),
    )
    await choose('Deactivate…', 'production')
    await button('Deactivate profile').click()
    await expect.element(page.getByRole('alert').filter({ hasText: '500' })).toBeVisible()
    expect(address()).toBe(paths.aws)
  })
})
