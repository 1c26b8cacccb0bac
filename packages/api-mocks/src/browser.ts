import type { HttpHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import { Control } from './control/control.ts'
import type { MockOptions } from './control/options.ts'
import { parseMockLink } from './lib/mockLink.ts'
import { ssoInPage } from './personas/sso.ts'
import type { World } from './world/world.ts'

export type { MockOptions } from './control/options.ts'
export type { PersonaName } from './personas/personas.ts'

/** Who shall be logged in from now on. */
export interface MockSession {
  username: string
  provider: 'basic' | 'ldap' | 'sso'
  token: string
  language: 'it' | 'pt-br' | undefined
  /** The clock was moved: this token is for whoever still has that one, which may have run out. */
  renews?: string
}

export interface PageOptions extends MockOptions {
  /** Your own handlers, tried before those of the mocks. */
  handlers?: readonly HttpHandler[]
  /** The panel that changes all this under way; it is there unless told. */
  panel?: boolean
  /** The address, or somebody in the panel, names who sits at the console. Without this, they log in by hand. */
  onSession?: (session: MockSession) => void
  /** Somebody changed the mocks in the panel: what the page shows may be of before. */
  onChange?: () => void
}

export interface Mocks {
  control: Control
  readonly world: World
  readonly session: MockSession
  /** Of the session. */
  readonly token: string
  stop: () => void
}

/** Where the last `?mock=` is kept, so that it outlives navigation and reload, though not the tab. */
const KEPT = 'mock'
/** Where the changes made to the world are kept for a reload of the tab. */
const CHANGES = 'mock-changes'

/** Answers the page's requests from a service worker. `?mock=` in the address overrides the options. */
export async function startMocks(options: PageOptions = {}): Promise<Mocks> {
  const { panel = true, onSession, onChange, handlers, ...told } = options
  const { asked, kept } = askedFor(window.sessionStorage)
  const { link, refused } = parseMockLink(asked ?? kept ?? '')
  // Only Vite defines the base; other bundlers serve the worker from the root.
  const home = new URL(import.meta.env?.BASE_URL ?? '/', document.baseURI).href
  // The edge: only here, and in the HTTP server, does the world follow real time.
  const control = new Control({ latency: 120, ...told, ...link }, () => Date.now(), {
    sso: ssoInPage(home),
    ...(handlers ? { handlers } : {}),
  })
  await keepChanges(control, window.sessionStorage, asked !== null)
  const worker = setupWorker(control.handler())
  try {
    await worker.start({
      quiet: true,
      onUnhandledFrame: 'bypass',
      serviceWorker: { url: new URL('mockServiceWorker.js', home).href },
    })
  } catch (error) {
    const { showNotStarted } = await import('./panel/notStarted.ts')
    showNotStarted(error)
    throw error
  }
  let session = sessionOf(control)
  if (asked !== null && link.persona !== undefined) onSession?.(session)
  const remove = panel ? await showPanel(control, refused, changed) : undefined
  if (!panel && refused.length > 0)
    console.warn(`?mock= asks for what the mocks cannot be: ${refused.join(', ')}`)

  function changed(what: MockOptions) {
    window.sessionStorage.setItem(KEPT, control.settings)
    const { token } = session
    session = sessionOf(control)
    if ('persona' in what) onSession?.(session)
    else if ('now' in what || 'ahead' in what) onSession?.({ ...session, renews: token })
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
      remove?.()
      void worker.stop()
    },
  }
}

/** A link asks for a world without changes; a reload goes on with those of the tab. */
async function keepChanges(control: Control, storage: Storage, isAsked: boolean): Promise<void> {
  if (isAsked) storage.removeItem(CHANGES)
  const saved = storage.getItem(CHANGES)
  if (saved !== null) await control.restore(saved)
  let before = control.journal
  control.subscribe(() => {
    if (control.journal === before) return
    before = control.journal
    const text = control.saved
    if (text === undefined) storage.removeItem(CHANGES)
    else storage.setItem(CHANGES, text)
  })
}

async function showPanel(
  control: Control,
  refused: readonly string[],
  onChange: (options: MockOptions) => void,
): Promise<() => void> {
  const { mountPanel } = await import('./panel/mountPanel.ts')
  return mountPanel(control, { refused, onChange })
}

function sessionOf({ persona, token }: Control): MockSession {
  return { username: persona.user, provider: persona.provider, token, language: persona.language }
}

/**
 * What the address asks for, or asked for earlier in this tab. It is taken out of the address, which from then on would
 * say what is no longer so.
 */
function askedFor(storage: Storage) {
  const url = new URL(window.location.href)
  const asked = url.searchParams.get('mock')
  if (asked !== null) {
    storage.setItem(KEPT, asked)
    url.searchParams.delete('mock')
    window.history.replaceState(window.history.state, '', url)
  }
  return { asked, kept: storage.getItem(KEPT) }
}
