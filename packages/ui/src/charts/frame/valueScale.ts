import { scaleLinear } from '@visx/scale'

/** Scale with zero, round ends and ticks, integers only if all values are integers. */
export function valueScale(values: readonly number[], range: readonly [from: number, to: number]) {
  const low = values.reduce((a, b) => Math.min(a, b), 0)
  const high = values.reduce((a, b) => Math.max(a, b), 0)
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
