import type { HttpHandler } from 'msw'
import { setupWorker, type SetupWorker } from 'msw/browser'
import { Control, handlerOf } from './control/control.ts'
import type { MockOptions } from './control/options.ts'
import { faultText } from './faults/fault.ts'
import { parseMockLink } from './lib/mockLink.ts'
import { ssoInPage } from './personas/sso.ts'
import type { World } from './world/world.ts'

export type { MockOptions } from './control/options.ts'
export type { PersonaName } from './personas/personas.ts'

/** User to log in from now on. */
export interface MockSession {
  username: string
  provider: 'basic' | 'ldap' | 'sso'
  token: string
  language: 'it' | 'pt-br' | undefined
  /** The previous token, set after the clock moved. A session that still uses it should switch to `token`. */
  previousToken?: string
}

export interface PageOptions extends MockOptions {
  /** Custom handlers, tried before the built-in ones. */
  handlers?: readonly HttpHandler[]
  /** Shows the control panel. Default: true. */
  panel?: boolean
  /** Keeps changes for the life of the tab, across reloads. Default: true. */
  keepsChanges?: boolean
  /** Called when a `?mock=` link or the panel selects a user. Without it, users log in by hand. */
  onSession?: (session: MockSession) => void
  /** Called when the mocks were changed in the panel, so data on the page may be stale. */
  onChange?: () => void
}

export interface Mocks {
  control: Control
  readonly world: World
  readonly session: MockSession
  readonly token: string
  /** No effect after a later start, whose mocks respond instead. */
  stop: () => void
}

/** What the page runs. Kept on the window, because a hot reload evaluates this module again. */
interface Running {
  worker: Promise<SetupWorker>
  control: Control
  removePanel: (() => void) | undefined
}

declare global {
  interface Window {
    runningMocks?: Running | undefined
  }
}

/** Session storage key of the last `?mock=` value, which survives navigation and reload within the tab. */
const LINK_KEY = 'mock'
/** Session storage key of the changes made to the world, replayed after a reload. */
const CHANGES_KEY = 'mock-changes'

/**
 * Starts the service worker that responds to the page's requests. `?mock=` in the URL overrides the
 * options. A second start, as in React's strict mode and after a hot reload, replaces the mocks of the first one and
 * keeps its worker.
 */
export async function startMocks(options: PageOptions = {}): Promise<Mocks> {
  const { panel = true, keepsChanges = true, onSession, onChange, handlers, ...mockOptions } = options
  const { urlLink, storedLink } = readLink(window.sessionStorage)
  const { link, errors } = parseMockLink(urlLink ?? storedLink ?? '')
  const { faults: linkFaults, ...otherLink } = link
  // Only Vite defines the base; other bundlers serve the worker from the root.
  const home = new URL(import.meta.env?.BASE_URL ?? '/', document.baseURI).href
  // Real time enters the world only here and in the HTTP server.
  const control = new Control({ latency: 120, ...mockOptions, ...otherLink }, () => Date.now(), {
    sso: ssoInPage(home),
    ...(handlers ? { handlers } : {}),
  })
  // Only the control knows the calls, so that it also checks the faults of the link.
  const problems = (linkFaults ?? []).map((fault) => ({ fault, problem: control.problemOf(fault) }))
  const linkErrors = [
    ...errors,
    ...problems.flatMap(({ fault, problem }) =>
      problem === undefined ? [] : [`fault:${faultText(fault)} (${problem})`],
    ),
  ]
  if (linkFaults)
    control.change({
      faults: problems.flatMap(({ fault, problem }) => (problem === undefined ? [fault] : [])),
    })
  if (keepsChanges) await persistChanges(control, window.sessionStorage, urlLink !== null)
  const running = await takeOver(control, home)
  let session = sessionOf(control)
  if (urlLink !== null && link.persona !== undefined) onSession?.(session)
  if (panel) {
    const remove = await showPanel(control, linkErrors, changed)
    // A later start shows its own panel.
    if (window.runningMocks === running) running.removePanel = remove
    else remove()
  }
  if (!panel && linkErrors.length > 0)
    console.warn(`?mock= has invalid parts, which are ignored: ${linkErrors.join(', ')}`)

  function changed(changedOptions: MockOptions) {
    window.sessionStorage.setItem(LINK_KEY, control.settings)
    const { token } = session
    session = sessionOf(control)
    if ('persona' in changedOptions) onSession?.(session)
    else if ('now' in changedOptions || 'ahead' in changedOptions)
      onSession?.({ ...session, previousToken: token })
    onChange?.()
  }

  return {
    control,
    get world() {
      return control.world
    },
    get session() {
      return sessionOf(control)
    },
    get token() {
      return control.token
    },
    stop: () => {
      if (window.runningMocks !== running) return
      window.runningMocks = undefined
      running.removePanel?.()
      void running.worker.then((worker) => worker.stop())
    },
  }
}

/** Lets this control respond from now on, through the worker of an earlier start if there is one. */
async function takeOver(control: Control, home: string): Promise<Running> {
  const earlier = window.runningMocks
  earlier?.removePanel?.()
  const running: Running = {
    worker: earlier?.worker ?? startWorker(home, () => (window.runningMocks ?? running).control),
    control,
    removePanel: undefined,
  }
  window.runningMocks = running
  try {
    await running.worker
  } catch (error) {
    window.runningMocks = undefined
    const { showStartError: showNotStarted } = await import('./panel/showStartError.ts')
    showNotStarted(error)
    throw error
  }
  return running
}

async function startWorker(home: string, control: () => Control): Promise<SetupWorker> {
  const worker = setupWorker(handlerOf(control))
  try {
    await worker.start({
      quiet: true,
      onUnhandledFrame: 'bypass',
      serviceWorker: { url: new URL('mockServiceWorker.js', home).href },
    })
  } catch (error) {
    // Restores the replaced `WebSocket`, so that a later start can replace it. Not awaited: without a service worker it never ends.
    void Promise.resolve(worker.stop()).catch(() => {})
    throw error
  }
  return worker
}

/** A new link starts from an unchanged world; a reload replays the changes of the tab. */
async function persistChanges(control: Control, storage: Storage, isFromUrl: boolean): Promise<void> {
  if (isFromUrl) storage.removeItem(CHANGES_KEY)
  const saved = storage.getItem(CHANGES_KEY)
  if (saved !== null) await control.restore(saved)
  let before = control.journal
  control.subscribe(() => {
    if (control.journal === before) return
    before = control.journal
    const text = control.saved
    if (text === undefined) storage.removeItem(CHANGES_KEY)
    else storage.setItem(CHANGES_KEY, text)
  })
}

async function showPanel(
  control: Control,
  linkErrors: readonly string[],
  onChange: (options: MockOptions) => void,
): Promise<() => void> {
  const { mountPanel } = await import('./panel/mountPanel.ts')
  return mountPanel(control, { linkErrors, onChange })
}

function sessionOf({ persona, token }: Control): MockSession {
  return { username: persona.user, provider: persona.provider, token, language: persona.language }
}

/**
 * Reads `?mock=` from the URL or, failing that, from session storage. Removes it from the URL because the
 * panel may change the mocks later.
 */
function readLink(storage: Storage) {
  const url = new URL(window.location.href)
  const urlLink = url.searchParams.get('mock')
  if (urlLink !== null) {
    storage.setItem(LINK_KEY, urlLink)
    url.searchParams.delete('mock')
    window.history.replaceState(window.history.state, '', url)
  }
  return { urlLink, storedLink: storage.getItem(LINK_KEY) }
}
