import type { ReactNode } from 'react'

export interface DrawingProps {
  width: number
  height: number
  children: ReactNode
}

/** The SVG of a chart; what it shows is told by the cursor's value text and by the table. */
export function Drawing({ width, height, children }: DrawingProps) {
  return (
    <svg
      data-slot="chart-drawing"
      aria-hidden
      width={width}
      height={height}
      className="block overflow-visible text-12 tabular-nums select-none"
    >
      {children}
    </svg>
  )
}
