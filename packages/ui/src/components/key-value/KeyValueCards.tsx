import type { ReactNode } from 'react'

/** Responsive grid of cards. */
export function KeyValueCards({ children }: { children: ReactNode }) {
  return (
    <div
      data-slot="key-value-cards"
      className="grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-3"
    >
      {children}
    </div>
  )
}
