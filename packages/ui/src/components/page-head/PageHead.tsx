import type { ReactNode } from 'react'

export interface PageHeadProps {
  /** Status, count or data age. */
  aside?: ReactNode
  /** On the right, with the primary action last. */
  actions?: ReactNode
}

/** Line below the top bar, which has the title. Renders nothing without content. */
export function PageHead({ aside, actions }: PageHeadProps) {
  if (!aside && !actions) return null
  return (
    <div
      data-slot="page-head"
      className="flex min-h-10 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-1 md:px-4"
    >
      {/* Its basis wraps the text before the actions. */}
      {aside ? (
        <div className="min-w-0 grow basis-36 text-13 text-text-muted tabular-nums">{aside}</div>
      ) : null}
      {actions ? <div className="ml-auto flex flex-wrap items-center gap-2">{actions}</div> : null}
    </div>
  )
}
