import { afterEach, expect, test } from 'vitest'
import { startMocks, type Mocks } from './browser.ts'

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
  const answer = await fetch('/api/hosts?mode=hostnames', {
    headers: { Authorization: `Bearer ${token ?? ''}` },
  })
  return answer.json()
}

test('the address says how large the inventory is, and a reload without it remembers', async () => {
  visitWith('hosts:3,latency:0')
  mocks = await startMocks({ persona: 'admin', hosts: 50 })
  const names = await hostnames(mocks.token)
  expect(names).toHaveLength(3)
  const { token } = mocks
  mocks.stop()

  visitWith(undefined)
  mocks = await startMocks({ hosts: 50 })
  expect(await hostnames(token)).toEqual(names)
})

test('the clock follows real time unless it is told to stand still', async () => {
  visitWith('hosts:1,latency:0')
  mocks = await startMocks()
  const before = mocks.world.clock.now()
  expect(Math.abs(before - Date.now())).toBeLessThan(60_000)
  mocks.stop()

  visitWith('now:2026-03-16T09:30:00Z,hosts:1,latency:0')
  mocks = await startMocks()
  expect(mocks.world.clock.now()).toBe(Date.parse('2026-03-16T09:30:00Z'))
})

test("what no handler knows below a service is the router's 404", async () => {
  visitWith('hosts:0,latency:0')
  mocks = await startMocks({ persona: 'operator' })
  const answer = await fetch('/api/nothing')
  expect([answer.status, await answer.text()]).toEqual([404, '404 page not found\n'])
})
