import { categoryColor, otherColor } from './colors.ts'

/** Segment of a bar or column. */
export interface Part {
  name: string
  value: number
  /** Overrides the category color, from domain/tones.ts. */
  color?: string
}

export interface ColoredPart extends Part {
  color: string
}

export interface StackedPart extends ColoredPart {
  /** Sum of the preceding parts. */
  from: number
}

export interface Stack {
  id: string
  label: string
  parts: readonly Part[]
}

export interface StackLayout extends Stack {
  parts: readonly StackedPart[]
  total: number
}

const maxColors = 8

/** Limits the categories to the distinguishable colors and sums up the rest. */
function limitParts(parts: readonly Part[], limit: number, others: string): ColoredPart[] {
  const positive = parts.filter(({ value }) => Number.isFinite(value) && value > 0)
  const visible = positive.length > limit ? positive.slice(0, limit - 1) : positive
  const placed = visible.map((part, index) => ({ ...part, color: part.color ?? categoryColor(index) }))
  const rest = positive.slice(visible.length).reduce((sum, { value }) => sum + value, 0)
  return rest > 0 ? [...placed, { name: others, value: rest, color: otherColor }] : placed
}

/** Same color per name in all stacks. Names after the eighth become "others". */
export function layoutStacks(stacks: readonly Stack[], others: string) {
  const totals = new Map<string, Part>()
  for (const { parts } of stacks)
    for (const part of parts) {
      const previous = totals.get(part.name)
      totals.set(part.name, { ...part, ...previous, value: (previous?.value ?? 0) + valueOf(part) })
    }
  const names = limitParts([...totals.values()], maxColors, others)
  const colors = new Map(names.map(({ name, color }) => [name, color]))
  const placed = stacks.map((stack): StackLayout => {
    const partsByName = new Map<string, ColoredPart>()
    for (const part of stack.parts) {
      const color = colors.get(part.name)
      const name = color === undefined ? others : part.name
      const value = (partsByName.get(name)?.value ?? 0) + valueOf(part)
      if (value > 0) partsByName.set(name, { name, value, color: color ?? otherColor })
    }
    const parts = names.flatMap(({ name }) => partsByName.get(name) ?? [])
    return { ...stack, parts: withOffsets(parts), total: sumOf(parts) }
  })
  return { names, stacks: placed }
}

/** At most six slices, largest first. */
export function slicesOf(rows: readonly Part[], others: string): ColoredPart[] {
  return limitParts(
    rows.toSorted((a, b) => b.value - a.value),
    6,
    others,
  )
}

function withOffsets(parts: readonly ColoredPart[]): StackedPart[] {
  let from = 0
  return parts.map((part) => {
    const positioned = { ...part, from }
    from += part.value
    return positioned
  })
}

export function sumOf(parts: readonly { value: number }[]): number {
  return parts.reduce((sum, { value }) => sum + value, 0)
}

function valueOf({ value }: Part): number {
  return Number.isFinite(value) && value > 0 ? value : 0
}
