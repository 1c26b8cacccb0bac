import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ApiError } from '../http/ApiError.ts'
import { errorEffect, type ErrorScope, saveFailure } from '../http/errorPolicy.ts'
import { useServices } from '../services.ts'
import { randomText } from '../session/token.ts'

/** Applies the error policy to a failed query of the current page. */
export function useErrorPolicy(error: ApiError | null, errorScope: ErrorScope): void {
  const navigate = useNavigate()
  const { address: currentLocation, tab } = useServices()
  useEffect(() => {
    const effect = error ? errorEffect(error.status, errorScope) : 'caller'
    // sendRequest has ended the session, and the route guard redirects to the login.
    if (!error || effect === 'caller' || effect === 'expired') return
    const { pathname, search, hash } = currentLocation()
    const id = randomText()
    saveFailure(tab, id, { from: pathname + search + hash, cause: error.message })
    // Replaces the history entry of the failed page, so that Back returns to the page before it.
    void navigate(effect, { replace: true, state: { failure: id } })
  }, [error, errorScope, navigate, currentLocation, tab])
}
