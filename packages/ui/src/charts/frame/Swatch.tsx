import type { LegendEntry } from '../chart.ts'

export function Swatch({ color, shape = 'box' }: Pick<LegendEntry, 'color' | 'shape'>) {
  return (
    <svg width="12" height="12" aria-hidden className="shrink-0">
      {shape === 'box' ? (
        <rect width="10" height="10" x="1" y="1" rx="2" fill={color} />
      ) : (
        <path
          d="M0 6H12"
          stroke={color}
          strokeWidth="2"
          strokeDasharray={shape === 'dashed' ? '3 2' : undefined}
        />
      )}
    </svg>
  )
}
