import type { ChartTableData } from '../chart.ts'
import type { StackLayout } from '../stackLayout.ts'

/** One column per name and one row per stack, with a total. Only the total if all stacks have a single part. */
export function stackTable(
  names: readonly { name: string }[],
  stacks: readonly StackLayout[],
  headers: { category: string; value: string; total: string },
  text: (value: number) => string,
): ChartTableData {
  if (stacks.every(({ parts }) => parts.length < 2))
    return {
      head: [headers.category, headers.value],
      rows: stacks.map(({ label, total }) => ({ cells: [label, text(total)] })),
    }
  return {
    head: [headers.category, ...names.map(({ name }) => name), headers.total],
    rows: stacks.map(({ label, parts, total }) => ({
      cells: [
        label,
        ...names.map(({ name }) => text(parts.find((part) => part.name === name)?.value ?? 0)),
        text(total),
      ],
    })),
  }
}
