import { HighlightedText } from '../../data-table/cells/HighlightedText.tsx'
import type { LegendEntry } from '../chart.ts'
import { Swatch } from './Swatch.tsx'

export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul data-slot="chart-legend" className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-12 text-text-muted">
      {entries.map(({ name, color, shape }, index) => (
        <li key={index} className="flex max-w-full min-w-0 items-center gap-2">
          <Swatch color={color} shape={shape} />
          <bdi translate="no" className="max-w-64 truncate">
            <HighlightedText text={name} needle="" />
          </bdi>
        </li>
      ))}
    </ul>
  )
}
