import type { ChartTableData } from '../chart.ts'
import type { PlacedStack } from '../parts.ts'

/** A column a name, a row a stack, and the sum; where no stack has more than one part only the sum. */
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
