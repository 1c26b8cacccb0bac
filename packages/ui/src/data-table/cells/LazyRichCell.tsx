import { createElement } from 'react'
import { lazyModule, useLazy } from '../../lib/lazy.ts'
import type { CellProps } from './cells.tsx'
import { HighlightedText } from './HighlightedText.tsx'

function PlainCell({ text, needle }: CellProps) {
  return <HighlightedText text={text} needle={needle} />
}

/** Prefetched while the rows load. Falls back to plain text if the import fails. */
export const richCell = lazyModule(
  async () => (await import('./RichCell.tsx').catch(() => null))?.RichCell ?? PlainCell,
)

/** Renders plain text until the module is loaded. */
export function LazyRichCell(props: CellProps) {
  const Cell = richCell.loaded()
  return Cell ? createElement(Cell, props) : <PendingCell {...props} />
}

function PendingCell(props: CellProps) {
  const Cell = useLazy(richCell)
  return Cell ? (
    createElement(Cell, props)
  ) : (
    <span data-loading>
      <PlainCell {...props} />
    </span>
  )
}
