/** Returns the next random integer below `end`. */
export type Draw = (end: number) => number

export function pickOne<Item>(draw: Draw, items: readonly Item[]): Item | undefined {
  return items[draw(items.length)]
}
