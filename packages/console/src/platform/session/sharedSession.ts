import { isRecord } from '@inventory-console/ui/lib/records'
import type { Config } from '../http/config.ts'
import type { Services } from '../services.ts'
import { endOutdatedSession } from './endSession.ts'
import { currentLogout, idleTime, parseProvider, type Provider } from './session.ts'
import { isToken, randomText } from './token.ts'

/* oxlint-disable unicorn/require-post-message-target-origin -- a channel reaches pages of its own origin only */

/** Null if the browser blocks site data. */
export type OpenChannel = () => Pick<BroadcastChannel, 'addEventListener' | 'postMessage' | 'close'> | null

/** The name contains the base path, because consoles under several paths of an origin have their own sessions. */
export function sessionChannel(basename: string): OpenChannel {
  return () => {
    try {
      return new BroadcastChannel(`session ${basename}`)
    } catch {
      return null
    }
  }
}

/** Session of an open tab. It goes from page to page and is never stored outside a tab. */
interface SharedSession {
  token: string
  provider: Provider
  username: string | null
  signoff: string | null
}

/** Milliseconds that a new tab waits for an answer before it renders the login page. */
const answerTimeout = 250

/**
 * Asks the open tabs for their session, so that a link opened in a new tab needs no login. Resolves when `onSession` was
 * called or no tab has answered in time. A busy tab may answer later, while the login page waits for input.
 */
export async function requestSession(
  services: Services,
  openChannel: OpenChannel,
  onSession: (shared: SharedSession) => void,
): Promise<void> {
  const { session } = services
  const channel = openChannel()
  if (channel === null) return
  const id = randomText()
  await new Promise<void>((resolve) => {
    setTimeout(resolve, answerTimeout)
    // A closed channel delivers no further answer, so the first session stays.
    const unsubscribe = session.subscribe(() => {
      unsubscribe()
      channel.close()
      resolve()
    })
    channel.addEventListener('message', ({ data }) => {
      const shared = readAnswer(services, id, data)
      if (shared) onSession(shared)
    })
    channel.postMessage({ request: id })
  })
}

/** Answers the tabs that ask. A page in the back/forward cache does not. */
export function shareSession(services: Services, openChannel: OpenChannel): void {
  const listen = () => {
    const channel = openChannel()
    channel?.addEventListener('message', ({ data }) => {
      const id: unknown = isRecord(data) ? data['request'] : undefined
      if (typeof id !== 'string') return
      endOutdatedSession(services)
      const { config, local, session } = services
      const current = session.get()
      if (current.status === 'out') return
      const { token, provider } = current
      const shared: SharedSession = {
        token,
        provider,
        username: session.username(),
        signoff: session.signoff(),
      }
      channel.postMessage({
        answerTo: id,
        ...shared,
        servers: serversOf(config),
        logout: currentLogout(local),
      })
    })
    return channel
  }
  let channel = listen()
  window.addEventListener('pagehide', () => channel?.close())
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) channel = listen()
  })
}

/** The session of an answer; null if it is for another server, or has ended since it was sent. */
function readAnswer(
  { config, local, localNow }: Services,
  id: string,
  answer: unknown,
): SharedSession | null {
  if (!isRecord(answer) || answer['answerTo'] !== id) return null
  if (answer['servers'] !== serversOf(config) || answer['logout'] !== currentLogout(local)) return null
  if (config.idleTimeout !== null && idleTime(local, localNow) >= config.idleTimeout) return null
  const { token, provider, username, signoff } = answer
  if (typeof token !== 'string' || !isToken(token)) return null
  return {
    token,
    provider: parseProvider(typeof provider === 'string' ? provider : null),
    username: typeof username === 'string' ? username : null,
    signoff: typeof signoff === 'string' ? signoff : null,
  }
}

/** A token must not reach another server than the one that issued it. */
function serversOf({ api, chart, cloud, repository }: Config): string {
  return JSON.stringify([api, chart, cloud, repository])
}
