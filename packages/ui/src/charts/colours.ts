const places = 8

/** The colour of a category by its place; there are eight, told apart by colour-blind readers. */
export function categoryColour(place: number): string {
  return `var(--chart-${(place % places) + 1})`
}

/** From the ninth on the colours repeat, so the line is dashed. */
export function isRepeated(place: number): boolean {
  return place >= places
}

/** For what is summed up as "others". */
export const otherColour = 'var(--line-control)'
