import { lazy, Suspense } from 'react'
import type { CellProps } from '../kinds.tsx'
import { MarkedText } from './MarkedText.tsx'

const load = async () => ({ default: (await import('./RichCell.tsx')).RichCell })
const Loaded = lazy(load)

/** Fetched while the rows still load; until it is there the text stands for the cell. */
export const preloadRichCells = () => void load()

export function LazyRichCell(props: CellProps) {
  return (
    <Suspense fallback={<MarkedText text={props.text} needle={props.needle} />}>
      <Loaded {...props} />
    </Suspense>
  )
}
