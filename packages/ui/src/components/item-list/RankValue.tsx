import type { ReactNode } from 'react'

/** Value by which the items of a list are ranked. */
export function RankValue({ children }: { children: ReactNode }) {
  return (
    <span data-slot="rank-value" className="shrink-0 text-12 text-text-muted tabular-nums">
      {children}
    </span>
  )
}
