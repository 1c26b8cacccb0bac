import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { startMocks, type Mocks, type MockSession } from './browser.ts'
import { sampleLocations } from './world/company/sampleLocations.ts'

const [first, second] = sampleLocations

let mocks: Mocks | undefined

afterEach(() => {
  mocks?.stop()
  sessionStorage.clear()
  visit(new URL(here))
})

const here = window.location.href

function visit(url: URL) {
  window.history.replaceState(null, '', url)
}

function visitWith(mock: string | undefined) {
  const url = new URL(here)
  if (mock !== undefined) url.searchParams.set('mock', mock)
  visit(url)
}

async function hostnames(token: string | undefined): Promise<unknown> {
  const response = await fetch('/api/hosts?mode=hostnames', {
    headers: { Authorization: `Bearer ${token ?? ''}` },
  })
  return response.json()
}

test('takes the number of hosts from the URL and keeps it after a reload', async () => {
  visitWith('hosts:3,latency:0')
  mocks = await startMocks({ persona: 'admin', hosts: 50, panel: false })
  const names = await hostnames(mocks.token)
  expect(names).toHaveLength(3)
  const { token } = mocks
  mocks.stop()

  visitWith(undefined)
  mocks = await startMocks({ hosts: 50, panel: false })
  expect(await hostnames(token)).toEqual(names)
})

test('follows the real time unless the URL sets a fixed one', async () => {
  visitWith('hosts:1,latency:0')
  mocks = await startMocks({ panel: false })
  const before = mocks.world.clock.now()
  expect(Math.abs(before - Date.now())).toBeLessThan(60_000)
  mocks.stop()

  visitWith('now:2026-03-16T09:30:00Z,hosts:1,latency:0')
  mocks = await startMocks({ panel: false })
  expect(mocks.world.clock.now()).toBe(Date.parse('2026-03-16T09:30:00Z'))
})

test('returns 404 for an unknown path below a mount', async () => {
  visitWith('hosts:0,latency:0')
  mocks = await startMocks({ persona: 'operator', panel: false })
  const response = await fetch('/api/nothing')
  expect([response.status, await response.text()]).toEqual([404, '404 page not found\n'])
})

test('signs in the persona of the URL and renews the session when the panel moves the clock', async () => {
  visitWith('persona:operator,hosts:30,latency:0')
  const sessions: MockSession[] = []
  const onChange = vi.fn<() => void>()
  mocks = await startMocks({ onSession: (session) => sessions.push(session), onChange })
  expect(new URL(window.location.href).searchParams.has('mock')).toBe(false)
  expect(sessions).toMatchObject([{ username: 'operator', provider: 'basic' }])
  const locations = await fetch('/api/hosts/locations', {
    headers: { Authorization: `Bearer ${sessions[0]?.token ?? ''}` },
  })
  expect(await locations.json()).toEqual([first, second])

  const namesBefore = await hostnames(sessions[0]?.token)
  await page.getByRole('button', { name: 'Mocks' }).click()
  await page.getByRole('button', { name: '+1 day' }).click()
  expect(onChange).toHaveBeenCalledOnce()
  expect(sessions[1]).toMatchObject({ username: 'operator', previousToken: sessions[0]?.token })
  expect(await hostnames(sessions[1]?.token)).toEqual(namesBefore)
  expect(sessionStorage.getItem('mock')).toContain('ahead:86400000')
})

test('shows invalid URL options in the panel, or logs a warning without the panel', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  visitWith('hosts:many,latency:0')
  mocks = await startMocks({ hosts: 1 })
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(warn).not.toHaveBeenCalled()
  mocks.stop()

  mocks = await startMocks({ hosts: 1, panel: false })
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('hosts:many (a whole number'))
  warn.mockRestore()
})

async function removeHost(token: string | undefined): Promise<unknown> {
  const headers = { Authorization: `Bearer ${token ?? ''}` }
  const [first] = listOf(await hostnames(token))
  await fetch(`/api/hosts/${String(first)}`, { method: 'DELETE', headers })
  return first
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

test('keeps changes after a reload until Reset or a new link', async () => {
  visitWith('hosts:5,latency:0')
  mocks = await startMocks({ panel: false })
  const { token } = mocks
  const removed = await removeHost(token)
  mocks.stop()

  visitWith(undefined)
  mocks = await startMocks({ panel: true, latency: 0 })
  expect(await hostnames(token)).not.toContain(removed)
  await page.getByRole('button', { name: 'Mocks' }).click()
  await page.getByRole('button', { name: 'Reset' }).click()
  expect(await hostnames(token)).toContain(removed)
  await removeHost(token)
  mocks.stop()

  visitWith('hosts:5,latency:0')
  mocks = await startMocks({ panel: false })
  expect(await hostnames(token)).toContain(removed)
})

test('shows the reason when the service worker cannot start', async () => {
  mocks = undefined
  const register = vi
    .spyOn(navigator.serviceWorker, 'register')
    .mockRejectedValue(new TypeError('refused by the policy'))
  const controller = vi.spyOn(navigator.serviceWorker, 'getRegistrations').mockResolvedValue([])
  visitWith('hosts:1')
  await expect(startMocks({ panel: false })).rejects.toThrow('refused by the policy')
  const notice = page.getByRole('alert')
  await expect.element(notice.getByRole('heading', { name: 'The mocks could not start' })).toBeVisible()
  expect(notice.element().textContent).toContain("worker-src 'self'")
  notice.element().remove()
  register.mockRestore()
  controller.mockRestore()
})

test('a second start replaces the first one and keeps the worker, as in strict mode', async () => {
  visitWith('latency:0')
  const starting = startMocks({ hosts: 2 })
  mocks = await startMocks({ hosts: 3 })
  const first = await starting
  await vi.waitFor(() => expect(document.querySelectorAll('mock-panel')).toHaveLength(1))
  expect(await hostnames(mocks.token)).toHaveLength(3)
  first.stop()
  expect(await hostnames(mocks.token)).toHaveLength(3)
  mocks.stop()
  mocks = await startMocks({ hosts: 4 })
  expect(await hostnames(mocks.token)).toHaveLength(4)
})

test('ignores a fault in the URL that no call can have and names the nearest call', async () => {
  visitWith('hosts:1,latency:0,fault:GET /api/host=500,fault:/api/version=503')
  mocks = await startMocks()
  const reason = 'No call has the path /api/host. Did you mean /api/hosts?'
  await expect.element(page.getByRole('alert').getByText(`fault:GET /api/host=500 (${reason})`)).toBeVisible()
  expect(mocks.control.options.faults).toEqual([{ call: '/api/version', kind: 'status', status: 503 }])
  await expect(startMocks({ faults: [{ call: '/api/host', kind: 'hang' }] })).rejects.toThrow(reason)
})
