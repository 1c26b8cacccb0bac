import { CircleAlert } from 'lucide-react'

interface Note {
  /** Id of the control. */
  id: string
  hint?: string | undefined
  /** Replaces the hint and is announced when it appears. */
  error?: string | null | undefined
}

/** Value of `aria-describedby`. */
export function noteId({ id, hint, error }: Note): string | undefined {
  return error ? `${id}-error` : hint ? `${id}-hint` : undefined
}

export function FieldNote({ id, hint, error }: Note) {
  return (
    <>
      <div aria-live="polite" className="empty:hidden">
        {error ? (
          <p id={`${id}-error`} className="flex items-start gap-1 text-12 wrap-anywhere text-danger-text">
            <CircleAlert size={14} className="mt-px shrink-0" />
            {error}
          </p>
        ) : null}
      </div>
      {hint && !error ? (
        <p id={`${id}-hint`} className="text-12 wrap-anywhere text-text-muted">
          {hint}
        </p>
      ) : null}
    </>
  )
}
