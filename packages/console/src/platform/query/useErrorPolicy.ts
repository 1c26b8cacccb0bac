import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { saveFailure } from '../environment/failure.ts'
import { useServices } from '../environment/services.ts'
import type { ApiError } from '../http/ApiError.ts'
import { effectOf, type Weight } from '../http/errorPolicy.ts'
import { randomText } from '../session/pkce.ts'

/** Applies the error policy to a request of the page on screen. */
export function useEffectOf(error: ApiError | null, weight: Weight): void {
  const navigate = useNavigate()
  const { address, tab } = useServices()
  useEffect(() => {
    const effect = error ? effectOf(error.status, weight) : 'caller'
    // The guard handles an ended session, whichever request noticed it.
    if (!error || effect === 'caller' || effect === 'expired') return
    const { pathname, search, hash } = address()
    const id = randomText()
    saveFailure(tab, id, { from: pathname + search + hash, cause: error.message })
    // Replaces the failing page, so that Back leads to the page before it.
    void navigate(effect, { replace: true, state: { failure: id } })
  }, [error, weight, navigate, address, tab])
}
