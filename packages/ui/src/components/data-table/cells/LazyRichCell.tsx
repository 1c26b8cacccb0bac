import { lazy, Suspense, type ReactNode } from 'react'
import type { CellProps } from '../kinds.tsx'
import { MarkedText } from './MarkedText.tsx'

let ready: ((props: CellProps) => ReactNode) | null = null

/** Fetched while the rows still load. */
export async function preloadRichCells() {
  const cells = await import('./RichCell.tsx')
  ready = cells.RichCell
  return { default: cells.RichCell }
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
          <MarkedText text={props.text} needle={props.needle} />
        </span>
      }
    >
      <Loaded {...props} />
    </Suspense>
  )
}
