import { clearFailure } from '../http/errorPolicy.ts'
import type { Services } from '../services.ts'
import { emptyPersisted, writePersisted } from '../storage/persisted.ts'
import { clearViews } from '../storage/savedViews.ts'
import { type EndReason, idleTime, markLogout } from './session.ts'
import { randomText } from './token.ts'

/** Ends the session but keeps the URL and the drafts for the next login. */
export function expire(services: Services): void {
  const { pathname, search, hash } = services.address()
  services.lastPath.interruptedAt(services.pendingUrl.get() ?? pathname + search + hash)
  services.session.end('expired')
}

/**
 * Ends the session in all tabs of this browser and at the single sign-on provider. Sends no request to the
 * API.
 */
export function logout(services: Services, reason: EndReason = 'logout'): void {
  const { session, local, lastPath } = services
  const signoff = session.signoff()
  markLogout(local, randomText())
  clearSession(services, reason)
  writePersisted(local, emptyPersisted)
  lastPath.clearNames()
  clearViews(local)
  if (signoff !== null) openSignoff(signoff)
}

/** Ends the session of this tab after a logout in another tab or after the idle timeout. */
export function endOutdatedSession(services: Services): void {
  const { config, local, localNow, session } = services
  if (session.isOutdated()) clearSession(services, 'logout')
  const isIn = session.get().status === 'in'
  if (isIn && config.idleTimeout !== null && idleTime(local, localNow) >= config.idleTimeout) expire(services)
}

/** Clears the data of the user and the inventory from this tab. The SWR cache goes when the layout unmounts. */
function clearSession(services: Services, reason: EndReason): void {
  const { session, persisted } = services
  session.end(reason)
  persisted.set(emptyPersisted)
  clearTabData(services)
}

/** Clears the data that is kept for a user whose session expired. */
export function clearTabData({ lastPath, pendingUrl, drafts, tab }: Services): void {
  lastPath.clearInterruption()
  pendingUrl.set(null)
  drafts.set({})
  clearFailure(tab)
}

const width = 300
const height = 210

/**
 * Opens the popup in which the single sign-on provider ends its session. Call it from a click, or the
 * browser blocks the popup.
 */
function openSignoff(url: string): void {
  if (!/^https?:/.test(url)) return
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - height) / 4)
  const windowPosition = `width=${width},height=${height},left=${left},top=${top}`
  window.open(url, 'Signoff', `popup,noopener,scrollbars,${windowPosition}`)
}
