interface SparklineProps {
  values: readonly number[]
  width: number
  height: number
}

/** Decorative course of a value. The caller shows the figures beside it. */
export function Sparkline({ values, width, height }: SparklineProps) {
  const low = Math.min(...values)
  const high = Math.max(...values)
  const x = (index: number) => 2 + (index / Math.max(1, values.length - 1)) * (width - 4)
  // A constant value runs through the middle.
  const y = (value: number) =>
    high === low ? height / 2 : height - 2 - ((value - low) / (high - low)) * (height - 4)
  const points = values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`)
  return (
    <svg
      aria-hidden
      data-slot="sparkline"
      viewBox={`0 0 ${width} ${height}`}
      // Narrower than planned, the line keeps its height and strength.
      preserveAspectRatio="none"
      style={{ width, height }}
      className="block max-w-full"
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="var(--chart-1)"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
        strokeLinejoin="round"
      />
    </svg>
  )
}
