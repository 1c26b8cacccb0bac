import { type ReactNode, use, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { TopBarContext } from '../../lib/contexts.ts'

export interface PageHeadProps {
  /** Status, count or data age. */
  aside?: ReactNode
  /** On the right, with the primary action last. */
  actions?: ReactNode
  /** In the top bar beside the title if it fits there, for a page whose line would hold little else. */
  inTopBar?: boolean
}

const lineClass =
  'flex min-h-10 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-1 md:px-4'

/** Status and actions of a page, in a line below the top bar or in it. */
export function PageHead({ aside, actions, inTopBar = false }: PageHeadProps) {
  const context = use(TopBarContext)
  const topBar = inTopBar ? context : undefined
  const [ref, fits] = useFit(topBar)
  if ((!aside && !actions) || topBar === null) return null
  if (topBar) {
    // As wide in the line as in the bar, so that both tell whether the bar has room.
    const parts = (
      <>
        {aside ? (
          <span className="shrink-0 text-13 whitespace-nowrap text-text-muted tabular-nums">{aside}</span>
        ) : null}
        {actions ? <span className="ml-auto flex shrink-0 items-center gap-2">{actions}</span> : null}
      </>
    )
    return fits ? (
      createPortal(
        <div ref={ref} data-slot="page-head" className="inventory-console contents">
          {parts}
        </div>,
        topBar,
      )
    ) : (
      <div ref={ref} data-slot="page-head" className={lineClass}>
        {parts}
      </div>
    )
  }
  return (
    <div data-slot="page-head" className={lineClass}>
      {/* Its basis wraps the text before the actions. Facts take a line of their own on a phone. */}
      {aside ? (
        <div className="min-w-0 grow basis-36 text-13 text-text-muted tabular-nums max-md:has-[dl]:basis-full">
          {aside}
        </div>
      ) : null}
      {actions ? <div className="ml-auto flex flex-wrap items-center gap-2">{actions}</div> : null}
    </div>
  )
}

/** Between the parts, in pixels. */
const partGap = 12

/** Whether the children of the element with the ref fit beside each other in `container`. */
function useFit(
  container: HTMLElement | null | undefined,
): [(head: HTMLElement | null) => (() => void) | undefined, boolean] {
  const [fits, setFits] = useState(true)
  const ref = useCallback(
    (head: HTMLElement | null) => {
      if (!head || !container) return undefined
      const measure = () => {
        const widths = [...head.children].map((part) => part.getBoundingClientRect().width + partGap)
        setFits(widths.reduce((sum, width) => sum + width, -partGap) <= container.clientWidth)
      }
      const sizes = new ResizeObserver(measure)
      const observe = () => {
        sizes.disconnect()
        for (const element of [container, ...head.children]) sizes.observe(element)
      }
      // Parts appear when the page has loaded.
      const parts = new MutationObserver(observe)
      parts.observe(head, { childList: true })
      observe()
      measure()
      return () => {
        sizes.disconnect()
        parts.disconnect()
      }
    },
    [container],
  )
  return [ref, fits]
}
