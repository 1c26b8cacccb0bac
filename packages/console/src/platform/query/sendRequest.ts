import { asApiError, redactError, type Redact } from '../http/ApiError.ts'
import { unwrapResponse, type ApiResponse, type Clients } from '../http/client.ts'
import type { Services } from '../services.ts'
import { expire } from '../session/endSession.ts'

export interface SendOptions {
  /** Admin-only: an empty 401 may mean forbidden, so the session ends only if users/info also returns 401. */
  adminOnly?: boolean | undefined
  /** For a request whose body contains secrets. */
  redact?: Redact | undefined
  /** A 401 does not end the session, because this service gets no token. */
  withoutToken?: boolean | undefined
}

/**
 * Sends one request of the session. Rejects with an ApiError. Called only by `send`, which takes no write
 * methods, and `sendMutation`, which handles unconfirmed writes.
 */
export async function sendRequest<Body>(
  services: Services,
  name: string,
  fetcher: (clients: Clients, signal: AbortSignal) => Promise<ApiResponse<Body>>,
  { adminOnly = false, redact, withoutToken = false }: SendOptions = {},
): Promise<Body | undefined> {
  const session = services.session.get()
  const signal = session.status === 'in' ? session.signal : AbortSignal.abort()
  try {
    return await unwrapResponse(name, fetcher(services.clients(), signal))
  } catch (error) {
    const failure = asApiError(error, name)
    const isOver =
      failure.status === 401 &&
      !withoutToken &&
      !(adminOnly && failure.serverMessage === '' && (await isTokenValid(services, signal)))
    // A late response must not end a newer session.
    if (isOver && services.session.get() === session) expire(services)
    throw redact ? redactError(failure, redact) : failure
  }
}

/** Checks whether the server still accepts the token. The session is kept if the check fails otherwise. */
async function isTokenValid(services: Services, signal: AbortSignal): Promise<boolean> {
  const name = 'GET /users/info'
  try {
    await unwrapResponse(name, services.clients().api.GET('/users/info', { signal }))
    return true
  } catch (error) {
    return asApiError(error, name).status !== 401
  }
}
