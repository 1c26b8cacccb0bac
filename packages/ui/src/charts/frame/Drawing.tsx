import type { ReactNode } from 'react'

export interface DrawingProps {
  width: number
  height: number
  children: ReactNode
}

/** SVG of a chart. Hidden from screen readers, which use the cursor's value text and the data table. */
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
