import { categoryColour, otherColour } from './colours.ts'

/** Segment of a bar or column. */
export interface Part {
  name: string
  value: number
  /** Overrides the category color, from domain/tones.ts. */
  color?: string
}

export interface PlacedPart extends Part {
  color: string
}

export interface StackedPart extends PlacedPart {
  /** Sum of the preceding parts. */
  from: number
}

export interface Stack {
  id: string
  label: string
  parts: readonly Part[]
}

export interface PlacedStack extends Stack {
  parts: readonly StackedPart[]
  total: number
}

const most = 8

/** Limits the categories to the distinguishable colors and sums up the rest. */
function summedUp(parts: readonly Part[], limit: number, others: string): PlacedPart[] {
  const real = parts.filter(({ value }) => Number.isFinite(value) && value > 0)
  const kept = real.length > limit ? real.slice(0, limit - 1) : real
  const placed = kept.map((part, place) => ({ ...part, color: part.color ?? categoryColour(place) }))
  const rest = real.slice(kept.length).reduce((sum, { value }) => sum + value, 0)
  return rest > 0 ? [...placed, { name: others, value: rest, color: otherColour }] : placed
}

/** Same color per name in all stacks. Names after the eighth become "others". */
export function placeStacks(stacks: readonly Stack[], others: string) {
  const totals = new Map<string, Part>()
  for (const { parts } of stacks)
    for (const part of parts) {
      const before = totals.get(part.name)
      totals.set(part.name, { ...part, ...before, value: (before?.value ?? 0) + valueOf(part) })
    }
  const names = summedUp([...totals.values()], most, others)
  const colours = new Map(names.map(({ name, color }) => [name, color]))
  const placed = stacks.map((stack): PlacedStack => {
    const own = new Map<string, PlacedPart>()
    for (const part of stack.parts) {
      const color = colours.get(part.name)
      const name = color === undefined ? others : part.name
      const value = (own.get(name)?.value ?? 0) + valueOf(part)
      if (value > 0) own.set(name, { name, value, color: color ?? otherColour })
    }
    const parts = names.flatMap(({ name }) => own.get(name) ?? [])
    return { ...stack, parts: stackUp(parts), total: sumOf(parts) }
  })
  return { names, stacks: placed }
}

/** Separate names and colors per stack. */
export function placeShares(stacks: readonly Stack[], others: string): PlacedStack[] {
  return stacks.map((stack) => {
    const parts = summedUp(stack.parts, most, others)
    return { ...stack, parts: stackUp(parts), total: sumOf(parts) }
  })
}

/** At most six slices, largest first. */
export function slicesOf(rows: readonly Part[], others: string): PlacedPart[] {
  return summedUp(
    rows.toSorted((one, other) => other.value - one.value),
    6,
    others,
  )
}

function stackUp(parts: readonly PlacedPart[]): StackedPart[] {
  let from = 0
  return parts.map((part) => {
    const stacked = { ...part, from }
    from += part.value
    return stacked
  })
}

export function sumOf(parts: readonly { value: number }[]): number {
  return parts.reduce((sum, { value }) => sum + value, 0)
}

function valueOf({ value }: Part): number {
  return Number.isFinite(value) && value > 0 ? value : 0
}
