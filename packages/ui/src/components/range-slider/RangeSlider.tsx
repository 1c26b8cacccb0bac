import { clsx } from 'clsx'
import { useText } from '../../i18n/I18nProvider.tsx'

type Pair = readonly [number | null, number | null]

export interface RangeSliderProps {
  /** Prefix of the handle labels "Memory, from" and "Memory, to". */
  label: string
  bounds: readonly [number, number]
  /** `null` or `NaN` is an open end, with its handle at the bound. */
  values: Pair
  onChange: (values: Pair) => void
}

// The visible dots are decorative. Transparent native thumbs above them handle pointer events, while the
// tracks ignore them.
const inputClass = clsx(
  'pointer-events-none absolute inset-x-0 top-0 m-0 h-6 w-full appearance-none bg-transparent outline-none',
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:cursor-pointer [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:opacity-0',
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-6 [&::-moz-range-thumb]:cursor-pointer [&::-moz-range-thumb]:opacity-0',
)
const dotClass =
  'bar-fill pointer-events-none absolute bg-accent top-1/2 size-4 -translate-x-1/2 -translate-y-1/2 rounded-chip outline-focus'

/** Range slider of two native inputs over one track, which gives keyboard, touch and screen reader support. */
export function RangeSlider({ label, bounds, values, onChange }: RangeSliderProps) {
  const t = useText('common')
  const step = stepOf(bounds)
  const low = roundFraction(Math.floor(bounds[0] / step) * step)
  // A multiple of the step, so that the upper handle can reach the end.
  const high = roundFraction(low + step * Math.ceil(roundFraction((bounds[1] - low) / step)))
  const clampToBounds = (value: number | null, open: number) =>
    value === null || Number.isNaN(value) ? open : Math.min(high, Math.max(low, value))
  const [from, to] = [clampToBounds(values[0], low), clampToBounds(values[1], high)]
  const percentOf = (value: number) => ((value - low) / (high - low)) * 100
  const commonProps = { type: 'range', min: low, max: high, step } as const
  // The 24 px wide thumb stays within the track.
  const thumbPosition = (value: number) => ({
    left: `calc(12px + (100% - 24px) * ${percentOf(value) / 100})`,
  })

  return (
    <div data-slot="range-slider" className="relative isolate h-6">
      <div className="absolute inset-x-3 top-1/2 h-1 -translate-y-1/2 rounded-chip bg-surface-active bar-track">
        <div
          className="absolute inset-y-0 rounded-chip bg-accent bar-fill"
          style={{ left: `${percentOf(from)}%`, right: `${100 - percentOf(to)}%` }}
        />
      </div>
      <input
        {...commonProps}
        className={clsx(inputClass, 'peer/from')}
        aria-label={t('range.fromOf', { name: label })}
        value={from}
        onChange={(event) => {
          const next = Math.min(event.target.valueAsNumber, to)
          onChange([next <= low ? null : next, values[1]])
        }}
        // If both handles meet at the upper end, the movable one is on top.
        style={{ zIndex: from > (low + high) / 2 ? 1 : 0 }}
      />
      <input
        {...commonProps}
        className={clsx(inputClass, 'peer/to')}
        aria-label={t('range.toOf', { name: label })}
        value={to}
        onChange={(event) => {
          const next = Math.max(event.target.valueAsNumber, from)
          onChange([values[0], next >= high ? null : next])
        }}
      />
      <span
        className={clsx(
          dotClass,
          'peer-focus-visible/from:outline-2 peer-focus-visible/from:outline-offset-2',
        )}
        style={thumbPosition(from)}
      />
      <span
        className={clsx(dotClass, 'peer-focus-visible/to:outline-2 peer-focus-visible/to:outline-offset-2')}
        style={thumbPosition(to)}
      />
    </div>
  )
}

/**
 * Coarse steps for the pointer, because exact numbers can be typed. Fractions only for a small fractional
 * range.
 */
function stepOf([low, high]: readonly [number, number]) {
  const span = high - low
  if (span > 1000) return 2 ** Math.floor(Math.log2(span / 500))
  if (Number.isInteger(low) && Number.isInteger(high)) return 1
  return span > 100 ? 1 : span > 10 ? 0.1 : 0.01
}

/** Rounds off binary fraction errors such as 0.30000000000000004. */
function roundFraction(value: number) {
  return Number(value.toFixed(6))
}
