import { useCallback } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'

/** The outcome of a write is unknown: the server may or may not have applied it. */
export class UnknownOutcomeError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UnknownOutcomeError'
  }
}

export interface MutationFailure {
  message: string
  /** Unknown outcome, shown as a warning. */
  unconfirmed?: boolean
}

/**
 * Converts a rejected mutation to its message. `describe` formats a rejection; an unknown outcome has a
 * fixed text.
 */
export function useMutationFailure() {
  const t = useText('common')
  return useCallback(
    (error: unknown, describe = (reason: string) => reason): MutationFailure => {
      if (error instanceof UnknownOutcomeError) return { message: t('unconfirmed'), unconfirmed: true }
      return { message: describe(error instanceof Error ? error.message : String(error)) }
    },
    [t],
  )
}
