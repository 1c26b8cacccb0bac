import { lazy, Suspense, type ReactNode } from 'react'
import type { CellProps } from './cells.tsx'
import { HighlightedText } from './HighlightedText.tsx'

let loadedCell: ((props: CellProps) => ReactNode) | null = null

/** Prefetched while the rows load. Falls back to plain text if the import fails. */
export async function preloadRichCells() {
  const cells = await import('./RichCell.tsx').catch(() => null)
  loadedCell = cells?.RichCell ?? null
  return { default: cells?.RichCell ?? PlainCell }
}

function PlainCell({ text, needle }: CellProps) {
  return <HighlightedText text={text} needle={needle} />
}

const LazyCell = lazy(preloadRichCells)

/** Renders plain text until the module is loaded, and without Suspense afterwards to avoid a flash. */
export function LazyRichCell(props: CellProps) {
  const Cell = loadedCell
  if (Cell) return <Cell {...props} />
  return (
    <Suspense
      fallback={
        <span data-loading>
          <PlainCell {...props} />
        </span>
      }
    >
      <LazyCell {...props} />
    </Suspense>
  )
}
