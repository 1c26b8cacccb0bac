import type { ReactNode } from 'react'

/** A note below the lines of an expanded row. */
export function Note({ children }: { children: ReactNode }) {
  return <p className="text-12 text-text-muted">{children}</p>
}
