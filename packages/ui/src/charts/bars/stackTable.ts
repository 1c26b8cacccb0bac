import type { ChartTableData } from '../chart.ts'
import type { PlacedStack } from '../parts.ts'

/** One column per name and one row per stack, with a total. Only the total if all stacks have a single part. */
export function stackTable(
  names: readonly { name: string }[],
  stacks: readonly PlacedStack[],
  heads: { category: string; value: string; total: string },
  text: (value: number) => string,
): ChartTableData {
  if (stacks.every(({ parts }) => parts.length < 2))
    return {
      head: [heads.category, heads.value],
      rows: stacks.map(({ label, total }) => ({ cells: [label, text(total)] })),
    }
  return {
    head: [heads.category, ...names.map(({ name }) => name), heads.total],
    rows: stacks.map(({ label, parts, total }) => ({
      cells: [
        label,
        ...names.map(({ name }) => text(parts.find((part) => part.name === name)?.value ?? 0)),
        text(total),
      ],
    })),
  }
}
