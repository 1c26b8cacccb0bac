import { scaleLinear } from '@visx/scale'

/** Start of the value axis. Bars always start at zero. */
export type Baseline = 'zero' | 'data'

/** Scale with round ends and ticks, integers only if all values are integers. */
export function valueScale(
  values: readonly number[],
  range: readonly [from: number, to: number],
  baseline: Baseline = 'zero',
) {
  const least = values.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY)
  const most = values.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY)
  const low = baseline === 'zero' ? Math.min(0, least) : least
  const high = baseline === 'zero' ? Math.max(0, most) : most
  const count = Math.max(2, Math.floor(Math.abs(range[1] - range[0]) / 48))
  const at = scaleLinear<number>({
    domain: [low, high === low ? low + 1 : high],
    range: [...range],
    nice: count,
  })
  const whole = values.every(Number.isInteger)
  return {
    at: (value: number) => at(value),
    ticks: at.ticks(count).filter((tick) => !whole || Number.isInteger(tick)),
  }
}
