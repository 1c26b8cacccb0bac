import { NOW } from '@inventory-console/api-mocks/clock'
import { combineHandlers } from '@inventory-console/api-mocks/combineHandlers'
import { sampleUsers } from '@inventory-console/api-mocks/fixtures/users'
import { createHandlers } from '@inventory-console/api-mocks/handlers'
import { ssoInPage } from '@inventory-console/api-mocks/sso'
import { createWorld, type World, type WorldOptions } from '@inventory-console/api-mocks/world'
import { createCatalogue } from '@inventory-console/ui/i18n/I18nProvider'
import { http, type HttpHandler } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '../app.css'
import type { OpenChannel } from '../platform/session/sharedSession.ts'
import { readPersisted } from '../platform/storage/persisted.ts'
import { memoryStore, type Store } from '../platform/storage/storage.ts'
import { createBoot } from '../shell/boot.ts'
import { Console } from '../shell/Console.tsx'
import { mockFetch } from './mockFetch.ts'

const serverPaths = /\/(api|chart|thunder|repo)\/|\/config(_sso)?\.json$|\/sso\/token$/
const unhandledRequests: string[] = []
let handleRequest = combineHandlers([])
let world: World
/** Requests of the console in order: `GET /api/hosts?mode=summary`. */
export let requests: string[] = []
/** Paths of completed requests. */
let completedPaths: string[] = []
let originalUrl = ''

/** Call once per test file: each test gets a fresh world and fails on a request without a handler. */
export function withMockServices(options: Pick<WorldOptions, 'hosts' | 'hasUnassignedRoles'> = {}): void {
  let restore = () => {}
  beforeAll(() => {
    originalUrl = window.location.href
    restore = mockFetch(
      (request) => handleRequest(request),
      async (request, go) => {
        if (!serverPaths.test(new URL(request.url).pathname)) return go(request)
        unhandledRequests.push(`${request.method} ${request.url}`)
        return Response.error()
      },
      ({ url }) => completedPaths.push(new URL(url).pathname),
    )
  })
  beforeEach(() => {
    world = createWorld({ hosts: 100, now: NOW, ...options })
    requests = []
    completedPaths = []
    mockHandlers()
  })
  afterEach(() => {
    window.history.replaceState(null, '', originalUrl)
    expect(unhandledRequests.splice(0)).toEqual([])
  })
  afterAll(() => restore())
}

/** Adds handlers that take precedence over those of the world. */
export function mockHandlers(...handlers: readonly HttpHandler[]): void {
  const log = http.all(serverPaths, ({ request }) => {
    const { pathname, search } = new URL(request.url)
    requests.push(`${request.method} ${pathname}${search}`)
  })
  handleRequest = combineHandlers([log, ...handlers, ...createHandlers(world)])
}

/** Number of completed requests to this path. */
export const responseCount = (path: string) => completedPaths.filter((other) => other === path).length

/** Waits for the requests that start once the page is idle, so that handlers set afterwards do not affect them. */
export async function waitForIdleRequests(): Promise<void> {
  await expect.poll(() => responseCount('/api/database/connection/status')).toBeGreaterThan(0)
}

/** World of the running test; a test may change it. */
export function mockWorld(): World {
  return world
}

/** Dismisses a host of the world without a request, at `time` or now. */
export function dismissInWorld(hostname: string, time = world.clock.now()): void {
  const host = world.hosts.find(hostname)
  if (!host) throw new Error(`There is no host ${hostname}`)
  world.hosts.dismiss(host, time)
}

/** Configures single sign-on for the installation. */
export function enableSso(): void {
  world.sso = ssoInPage(new URL('/', window.location.href).href)
  mockHandlers()
}

export interface Stores {
  local: Store & { all: () => string }
  tab: Store & { all: () => string }
  openChannel?: OpenChannel
}

/** Stores of a browser that last visited the hosts; `null`: of a first visit. */
export function newStores(lastPage: string | null = '/hosts') {
  const stores = { local: recordingStore(), tab: recordingStore() }
  if (lastPage !== null) stores.local.write('historyPage', lastPage)
  return stores
}

function recordingStore() {
  const store = memoryStore()
  const keys = new Set<string>()
  return {
    ...store,
    write(key: string, text: string) {
      keys.add(key)
      store.write(key, text)
    },
    /** All stored values as text, for searching. */
    all: () => [...keys].flatMap((key) => store.read(key) ?? []).join('\n'),
  }
}

/** Opens a URL like a browser tab with these stores; a second call is a reload. */
export async function openConsole(
  address: string | null,
  stores: Stores = newStores(),
  loginTimeout = 15_000,
) {
  await cleanup()
  // Pushes a history entry, so that Back never leaves the test.
  if (address !== null) window.history.pushState(null, '', address)
  const catalogue = createCatalogue('en')
  const boot = createBoot({
    catalogue,
    ...stores,
    now: () => Date.parse(NOW),
    basename: '/',
    loginTimeout,
    // Long, because a slow machine may look for a toast late.
    toastLifetime: 20_000,
  })
  void boot.start()
  await render(<Console boot={boot} catalogue={catalogue} />)
  return stores
}

/** Opens a URL as a logged-in user, like a reload. */
export async function openAs(address: string, username = 'admin', stores = newStores()) {
  const password = sampleUsers.find((user) => user.username === username)?.password
  const body = JSON.stringify({ username, password })
  const isDirectoryUser = username === 'directory'
  const loginResponse = await fetch(isDirectoryUser ? '/api/ldap/login' : '/api/user/login', {
    method: 'POST',
    body,
  })
  requests = []
  stores.tab.write('token', await loginResponse.text())
  stores.tab.write('provider', isDirectoryUser ? 'ldap' : 'basic')
  const persisted = readPersisted(stores.local)
  stores.local.write('persisted-data', JSON.stringify({ ...persisted, username }))
  return openConsole(address, stores)
}

/** Toggles a column group of the current list. */
export async function toggleGroup(name: string) {
  await button('Display').click()
  await page.getByRole('menuitemcheckbox', { name, exact: true }).click()
  await userEvent.keyboard('{Escape}')
}

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const field = (name: string) => page.getByLabelText(name, { exact: true })

export async function logIn(username = 'admin', password?: string) {
  const known = sampleUsers.find((user) => user.username === username)
  await field('Username').fill(username)
  await field('Password').fill(password ?? known?.password ?? '')
  await button('Log in').click()
}

export function address() {
  return window.location.pathname + window.location.search
}

export async function expectHostsVisible() {
  await expect.element(page.getByRole('heading', { name: 'Hosts', level: 1 })).toBeVisible()
  await expect.element(page.getByText('100 hosts')).toBeVisible()
}
