import type { ReactNode } from 'react'

/** A remark below the lines of an opened row. */
export function Note({ children }: { children: ReactNode }) {
  return <p className="text-12 text-text-muted">{children}</p>
}
