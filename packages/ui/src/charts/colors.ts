const colorCount = 8

/** Color of a category by index. There are eight, distinguishable with color vision deficiencies. */
export function categoryColor(index: number): string {
  return `var(--chart-${(index % colorCount) + 1})`
}

/** Colors repeat from the ninth category, so its line is dashed. */
export function isRepeated(index: number): boolean {
  return index >= colorCount
}

export const otherColor = 'var(--line-control)'
