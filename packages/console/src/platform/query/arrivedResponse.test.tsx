import { makeHost } from '@inventory-console/api-mocks/fixtures/hosts'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { createTestServices } from '../../testing/testServices.ts'
import { useHosts } from '../queries/hosts.ts'
import { ServicesContext, type Services } from '../services.ts'
import { request } from './query.ts'

const config = { api: 'https://api.example', chart: null, cloud: null, repository: null, idleTimeout: null }
const host = makeHost(1)

let sent: string[] = []
let body: unknown

beforeEach(() => {
  sent = []
  body = { hosts: [host] }
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    sent.push(new Request(input).url)
    return Response.json(body)
  })
})
afterEach(() => vi.restoreAllMocks())

async function servicesWithHosts(): Promise<Services> {
  const services = createTestServices(config)
  services.session.start({ provider: 'basic', token: 'token', username: 'admin' })
  const { signal } = new AbortController()
  await services.prefetch.start(request('/hosts', { query: { mode: 'summary' } }), services.clients(), signal)
  return services
}

const rendered: string[] = []

function Hosts() {
  const list = useHosts({})
  const text = list.status === 'ready' ? list.value.map(({ hostname }) => hostname).join() : list.status
  rendered.push(list.status === 'ready' && list.refreshing ? `${text}, refreshing` : text)
  return (
    <button type="button" onClick={list.refresh}>
      {text}
    </button>
  )
}

async function open(services: Services) {
  rendered.length = 0
  await render(
    <MemoryRouter>
      <ServicesContext value={services}>
        <SWRConfig value={{ provider: () => new Map(), compare: Object.is, shouldRetryOnError: false }}>
          <Hosts />
        </SWRConfig>
      </ServicesContext>
    </MemoryRouter>,
  )
}

it('shows an arrived response in the first render and sends no second request', async () => {
  await open(await servicesWithHosts())
  await expect.element(page.getByText(host.hostname)).toBeVisible()
  expect(new Set(rendered)).toEqual(new Set([host.hostname]))
  expect(sent).toEqual(['https://api.example/hosts?mode=summary'])
})

it('sends a new request on refresh', async () => {
  await open(await servicesWithHosts())
  await expect.element(page.getByText(host.hostname)).toBeVisible()
  body = { hosts: [] }
  await page.getByRole('button').click()
  await expect.element(page.getByText(host.hostname)).not.toBeInTheDocument()
  expect(sent).toHaveLength(2)
})

it('shows the error of a response that violates the contract', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  body = 'not a list'
  await open(await servicesWithHosts())
  await expect.element(page.getByText('failed')).toBeVisible()
  expect(sent).toHaveLength(1)
})
