import { lazy, Suspense, type ReactNode } from 'react'
import type { CellProps } from './cellProps.ts'
import { MarkedText } from './MarkedText.tsx'

let ready: ((props: CellProps) => ReactNode) | null = null

/** Fetched while the rows still load. Where they do not arrive, the text stands for them. */
export async function preloadRichCells() {
  const cells = await import('./RichCell.tsx').catch(() => null)
  ready = cells?.RichCell ?? null
  return { default: cells?.RichCell ?? PlainCell }
}

function PlainCell({ text, needle }: CellProps) {
  return <MarkedText text={text} needle={needle} />
}

const Loaded = lazy(preloadRichCells)

/** Until the rich cells are there the text stands for them; once they are, nothing flashes. */
export function LazyRichCell(props: CellProps) {
  const Cell = ready
  if (Cell) return <Cell {...props} />
  return (
    <Suspense
      fallback={
        <span data-arriving>
          <PlainCell {...props} />
        </span>
      }
    >
      <Loaded {...props} />
    </Suspense>
  )
}
