const places = 8

/** Color of a category by index. There are eight, distinguishable with color vision deficiencies. */
export function categoryColour(place: number): string {
  return `var(--chart-${(place % places) + 1})`
}

/** Colors repeat from the ninth category, so its line is dashed. */
export function isRepeated(place: number): boolean {
  return place >= places
}

export const otherColour = 'var(--line-control)'
