import { scaleLinear } from '@visx/scale'

/** Start of the value axis. Bars always start at zero. */
export type Baseline = 'zero' | 'data'

/** Scale with round ends and ticks, integers only if all values are integers. */
export function valueScale(
  values: readonly number[],
  range: readonly [from: number, to: number],
  baseline: Baseline = 'zero',
) {
  const min = values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  const max = values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  const low = baseline === 'zero' ? Math.min(0, min) : min
  const high = baseline === 'zero' ? Math.max(0, max) : max
  const count = Math.max(2, Math.floor(Math.abs(range[1] - range[0]) / 48))
  const scale = scaleLinear<number>({
    domain: [low, high === low ? low + 1 : high],
    range: [...range],
    nice: count,
  })
  const allIntegers = values.every(Number.isInteger)
  return {
    position: (value: number) => scale(value),
    ticks: scale.ticks(count).filter((tick) => !allIntegers || Number.isInteger(tick)),
  }
}
