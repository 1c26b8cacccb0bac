import { useCallback } from 'react'
import { useText } from '../i18n/I18nProvider.tsx'

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

/** The server rejected a request. `field` is set if a single field is the cause. */
export class ValidationError extends Error {
  readonly field: string | null

  constructor(message: string, field: string | null = null) {
    super(message)
    this.name = 'ValidationError'
    this.field = field
  }
}

/** The server stopped within the file. The rows before that line are stored. */
export class PartialImportError extends Error {
  /** Line of the uploaded file, with the header as line 1; null if the server does not report it. */
  readonly line: number | null

  constructor(message: string, line: number | null) {
    super(message)
    this.name = 'PartialImportError'
    this.line = line
  }
}
