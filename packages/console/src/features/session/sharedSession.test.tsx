import { NOW } from '@inventory-console/api-mocks/clock'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Config } from '../../platform/http/config.ts'
import type { Services } from '../../platform/services.ts'
import { logout } from '../../platform/session/endSession.ts'
import { sessionChannel, shareSession } from '../../platform/session/sharedSession.ts'
import {
  address,
  expectHostsVisible,
  field,
  mockHandlers,
  newStores,
  openConsole,
  requests,
  withMockServices,
} from '../../testing/openConsole.tsx'
import { createTestServices } from '../../testing/testServices.ts'
import { startSession } from './login.ts'

withMockServices()

const { origin } = window.location
const servers: Config = {
  api: `${origin}/api`,
  chart: `${origin}/chart`,
  cloud: `${origin}/thunder`,
  repository: `${origin}/repo`,
  idleTimeout: null,
}

/** A browser of its own, whose first tab is logged in. */
async function openFirstTab({ config = servers, basename = '/' } = {}) {
  const base = `/${crypto.randomUUID()}`
  const { local, tab } = newStores()
  const first = createTestServices(config, { local, tab })
  const response = await fetch('/api/user/login', {
    method: 'POST',
    body: JSON.stringify({ username: 'admin', password: 'Admin.2026' }),
  })
  startSession(first, { username: 'admin', provider: 'basic', token: await response.text() })
  shareSession(first, sessionChannel(base + basename))
  const answers: unknown[] = []
  sessionChannel(`${base}/`)()?.addEventListener('message', ({ data }) => {
    if ('answerTo' in data) answers.push(data)
  })
  const openTab = (url: string, newTab = newStores().tab) =>
    openConsole(url, { local, tab: newTab, openChannel: sessionChannel(`${base}/`) })
  return { first, local, answers, openTab }
}

const tokenOf = ({ tab }: Pick<Services, 'tab'>) => tab.read('token') ?? ''

it('opens the address of a new tab with the session of an open tab', async () => {
  const { first, local, openTab } = await openFirstTab()
  const stores = await openTab('/hosts?sort=-memoryTotal')
  await expectHostsVisible()
  expect(address()).toBe('/hosts?sort=-memoryTotal')
  expect(requests.filter((request) => request === 'POST /api/user/login')).toHaveLength(1)
  expect(tokenOf(stores)).toBe(tokenOf(first))
  expect(local.all()).not.toContain(tokenOf(first))
})

it('ends the session of both tabs when one of them logs out', async () => {
  const { first, openTab } = await openFirstTab()
  const stores = await openTab('/hosts')
  await expectHostsVisible()
  logout(first)
  window.dispatchEvent(new StorageEvent('storage'))
  await expect.element(field('Username')).toBeVisible()
  expect(tokenOf(stores)).toBe('')
})

it.each<[string, (tab: Awaited<ReturnType<typeof openFirstTab>>) => void]>([
  ['has logged out', ({ first }) => logout(first)],
  ['is outdated by a logout in another tab', ({ local }) => local.write('last-logout', 'another')],
  ['has no session', ({ first }) => first.session.end('expired')],
])('shows the login page if the open tab %s, which sends nothing', async (_case, change) => {
  const tabs = await openFirstTab()
  change(tabs)
  const stores = await openTabOf(tabs)
  expect(tokenOf(stores)).toBe('')
  expect(tabs.answers).toEqual([])
})

it('sends nothing while the page is in the back/forward cache', async () => {
  const tabs = await openFirstTab()
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  await tabs.openTab('/hosts')
  // The event has hidden the page.
  await expect.element(field('Username')).toBeInTheDocument()
  expect(tabs.answers).toEqual([])
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await tabs.openTab('/hosts')
  await expectHostsVisible()
})

it.each<[string, Parameters<typeof openFirstTab>[0]]>([
  ['is at another base path', { basename: '/inventory/' }],
  ['belongs to another server', { config: { ...servers, api: 'https://other.example/api' } }],
])('shows the login page if the open tab %s', async (_case, options) => {
  const stores = await openTabOf(await openFirstTab(options))
  expect(tokenOf(stores)).toBe('')
})

it('shows the login page after the idle timeout', async () => {
  const tabs = await openFirstTab({ config: { ...servers, idleTimeout: 60_000 } })
  tabs.local.write('last-activity', String(Date.parse(NOW) - 60_000))
  const stores = await openTabOf(tabs)
  expect(tokenOf(stores)).toBe('')
  expect(tokenOf(tabs.first)).toBe('')
})

/** A new tab in a browser whose open tab sends these answers to a request. */
async function openTabAnsweredBy(answersTo: (valid: Record<string, unknown>) => readonly unknown[]) {
  const { local, tab } = newStores()
  local.write('last-activity', String(Date.parse(NOW)))
  const response = await fetch('/api/user/login', {
    method: 'POST',
    body: JSON.stringify({ username: 'admin', password: 'Admin.2026' }),
  })
  const known = { token: await response.text(), provider: 'basic', username: 'admin', signoff: null }
  const list = JSON.stringify(Object.values(servers).slice(0, 4))
  const openChannel = sessionChannel(`/${crypto.randomUUID()}/`)
  const channel = openChannel()
  channel?.addEventListener('message', ({ data }) => {
    const valid = { answerTo: data.request, servers: list, logout: '', ...known }
    for (const answer of answersTo(valid)) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
      channel.postMessage(answer)
    }
  })
  requests.length = 0
  return openConsole('/hosts', { local, tab, openChannel })
}

it('uses the first session that several open tabs send', async () => {
  const stores = await openTabAnsweredBy((valid) => [valid, { ...valid, provider: 'ldap' }])
  await expectHostsVisible()
  expect(stores.tab.read('provider')).toBe('basic')
})

it.each<[string, Record<string, unknown>]>([
  ['something else than a token', { token: '<script>' }],
  ['the answer to another tab', { answerTo: 'another' }],
  ['a session that began before a logout', { logout: 'another' }],
  ['a session of another server', { servers: '[]' }],
])('shows the login page if an open tab sends %s', async (_case, part) => {
  const stores = await openTabAnsweredBy((valid) => [{ ...valid, ...part }])
  await expect.element(field('Username')).toBeVisible()
  expect(tokenOf(stores)).toBe('')
  // The server would refuse it, which also ends at the login page.
  expect(requests.filter((request) => request.includes('/api/'))).toEqual([])
})

it('shows the login page if the idle timeout of this tab has passed', async () => {
  const config = {
    APIServiceBaseUrl: servers.api,
    ChartServiceBaseUrl: servers.chart,
    ThunderServiceBaseUrl: servers.cloud,
    RepoServiceBaseUrl: servers.repository,
    IdleTimeoutMinutes: 1,
  }
  mockHandlers(http.get('*/config.json', () => HttpResponse.json(config)))
  const tabs = await openFirstTab()
  tabs.local.write('last-activity', String(Date.parse(NOW) - 60_000))
  const stores = await openTabOf(tabs)
  expect(tabs.answers).toHaveLength(1)
  expect(tokenOf(stores)).toBe('')
})

it('shows the login page in a tab whose own session has expired, because it keeps the drafts of its user', async () => {
  const tabs = await openFirstTab()
  const { tab } = newStores()
  tab.write('username', 'operator')
  const stores = await openTabOf(tabs, tab)
  expect(tokenOf(stores)).toBe('')
})

async function openTabOf({ openTab }: Awaited<ReturnType<typeof openFirstTab>>, tab = newStores().tab) {
  const stores = await openTab('/hosts', tab)
  await expect.element(field('Username')).toBeVisible()
  expect(page.getByRole('heading', { name: 'Hosts' }).query()).toBeNull()
  return stores
}
