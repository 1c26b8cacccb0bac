import { useCallback } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'

/** The server did not confirm a write: it may or may not have been applied. */
export class UnconfirmedError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UnconfirmedError'
  }
}

export interface MutationFailure {
  message: string
  /** Neither done nor failed: shown as a warning. */
  unconfirmed?: boolean
}

/** Turns a rejected mutation into its message. `describe` words a refusal; an unknown outcome always has the same text. */
export function useMutationFailure() {
  const t = useText('common')
  return useCallback(
    (error: unknown, describe = (reason: string) => reason): MutationFailure => {
      if (error instanceof UnconfirmedError) return { message: t('unconfirmed'), unconfirmed: true }
      return { message: describe(error instanceof Error ? error.message : String(error)) }
    },
    [t],
  )
}
