import { categoryColour, otherColour } from './colours.ts'

/** One share of a bar or column. */
export interface Part {
  name: string
  value: number
  /** Instead of the next of the categories: from domain/tones.ts. */
  color?: string
}

export interface PlacedPart extends Part {
  color: string
}

export interface StackedPart extends PlacedPart {
  /** The sum of the parts before it. */
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

/** Never more colours than can be told apart: what is left is summed up under one name. */
function summedUp(parts: readonly Part[], limit: number, others: string): PlacedPart[] {
  const real = parts.filter(({ value }) => Number.isFinite(value) && value > 0)
  const kept = real.length > limit ? real.slice(0, limit - 1) : real
  const placed = kept.map((part, place) => ({ ...part, color: part.color ?? categoryColour(place) }))
  const rest = real.slice(kept.length).reduce((sum, { value }) => sum + value, 0)
  return rest > 0 ? [...placed, { name: others, value: rest, color: otherColour }] : placed
}

/** The same name has the same colour in each stack; names beyond the eighth are "others". */
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

/** Each stack by itself: its own names, its own colours. */
export function placeShares(stacks: readonly Stack[], others: string): PlacedStack[] {
  return stacks.map((stack) => {
    const parts = summedUp(stack.parts, most, others)
    return { ...stack, parts: stackUp(parts), total: sumOf(parts) }
  })
}

/** The largest first, six at most. */
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
