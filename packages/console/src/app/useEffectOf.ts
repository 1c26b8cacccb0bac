import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ApiError } from '../api/ApiError.ts'
import { effectOf, type Weight } from './errorPolicy.ts'
import { useServices } from './services.ts'

/** What an error page knows about the failure; it travels in the history entry, so it survives a reload. */
interface Failure {
  /** The address to try again. */
  from: string
  /** The technical line. */
  cause: string
}

/** Carries out the error policy for a call of the page that is on screen. */
export function useEffectOf(error: ApiError | null, weight: Weight): void {
  const navigate = useNavigate()
  const { address } = useServices()
  useEffect(() => {
    const effect = error ? effectOf(error.status, weight) : 'caller'
    // An ended session is seen by the guard, whatever call noticed it.
    if (!error || effect === 'caller' || effect === 'expired') return
    const { pathname, search, hash } = address()
    const failure: Failure = { from: pathname + search + hash, cause: error.message }
    // In place of the failing page: going back leads to the one before it.
    void navigate(effect, { replace: true, state: failure })
  }, [error, weight, navigate, address])
}
