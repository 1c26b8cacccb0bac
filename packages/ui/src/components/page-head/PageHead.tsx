import { clsx } from 'clsx'
import { type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import { TopBarContext } from '../../lib/contexts.ts'

export interface PageHeadProps {
  /** Status, count or data age. */
  aside?: ReactNode
  /** On the right, with the primary action last. */
  actions?: ReactNode
  /** In the top bar beside the title, for a page whose line would hold little else. On a phone it stays a line. */
  inTopBar?: boolean
}

/** Status and actions of a page, in a line below the top bar or in it. */
export function PageHead({ aside, actions, inTopBar = false }: PageHeadProps) {
  const topBar = use(TopBarContext)
  if ((!aside && !actions) || (inTopBar && topBar === null)) return null
  if (inTopBar && topBar)
    return createPortal(
      <div data-slot="page-head" className="inventory-console contents">
        {aside ? (
          <span
            className={clsx(
              'min-w-0 text-13 text-text-muted tabular-nums',
              typeof aside === 'string' && 'truncate',
            )}
          >
            {aside}
          </span>
        ) : null}
        {actions ? <span className="ml-auto flex shrink-0 items-center gap-2">{actions}</span> : null}
      </div>,
      topBar,
    )
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
