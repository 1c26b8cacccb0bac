import { useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'

type Pair = readonly [number | null, number | null]

interface RangeSliderProps {
  label: string
  bounds: readonly [number, number]
  /** `null` or no number: that end is open and its handle rests at the bound. */
  values: Pair
  onChange: (values: Pair) => void
}

const handle = cn(
  'pointer-events-none absolute inset-x-0 top-0 m-0 h-6 w-full appearance-none rounded-control bg-transparent',
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:cursor-pointer [&::-webkit-slider-thumb]:appearance-none',
  '[&::-webkit-slider-thumb]:rounded-chip [&::-webkit-slider-thumb]:border-4 [&::-webkit-slider-thumb]:border-surface-raised [&::-webkit-slider-thumb]:bg-accent',
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-4 [&::-moz-range-thumb]:cursor-pointer',
  '[&::-moz-range-thumb]:rounded-chip [&::-moz-range-thumb]:border-4 [&::-moz-range-thumb]:border-surface-raised [&::-moz-range-thumb]:bg-accent',
)

/** Two of the browser's own sliders over one track: right by keyboard, by touch and for screen readers. */
export function RangeSlider({ label, bounds, values, onChange }: RangeSliderProps) {
  const t = useText('list')
  const low = Math.floor(bounds[0])
  const step = stepOf(Math.ceil(bounds[1]) - low)
  // A whole number of steps away, else the upper handle could not reach its end.
  const high = low + step * Math.ceil((Math.ceil(bounds[1]) - low) / step)
  const place = (value: number | null, open: number) =>
    value === null || Number.isNaN(value) ? open : Math.min(high, Math.max(low, value))
  const [from, to] = [place(values[0], low), place(values[1], high)]
  const share = (value: number) => ((value - low) / (high - low)) * 100
  const shared = { type: 'range', min: low, max: high, step, className: handle } as const

  return (
    <div className="relative h-6">
      <div className="absolute inset-x-3 top-1/2 h-1 -translate-y-1/2 rounded-chip bg-surface-active">
        <div
          className="absolute inset-y-0 rounded-chip bg-accent"
          style={{ left: `${share(from)}%`, right: `${100 - share(to)}%` }}
        />
      </div>
      <input
        {...shared}
        aria-label={t('filters.fromOf', { name: label })}
        value={from}
        onChange={(event) => {
          const next = Math.min(event.target.valueAsNumber, to)
          onChange([next <= low ? null : next, values[1]])
        }}
        // Where both handles meet at the upper end, the one that can still move lies on top.
        style={{ zIndex: from > (low + high) / 2 ? 1 : 0 }}
      />
      <input
        {...shared}
        aria-label={t('filters.toOf', { name: label })}
        value={to}
        onChange={(event) => {
          const next = Math.max(event.target.valueAsNumber, from)
          onChange([values[0], next >= high ? null : next])
        }}
      />
    </div>
  )
}

/** Coarse enough for a pointer; the exact number can be typed. */
function stepOf(span: number) {
  return span > 1000 ? 2 ** Math.floor(Math.log2(span / 500)) : 1
}
